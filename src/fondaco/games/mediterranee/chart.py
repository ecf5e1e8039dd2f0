"""The board for one number of seats, under the options that were agreed."""

from fondaco.games.mediterranee.parts import Parts
from fondaco.games.mediterranee.pieces import GOODS, POWERS


class HouseRules:
    """The agreed options, as the engine asks for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.second_pair = options["two_player_powers"] == "spain_turkey"
        self.assignment = options["power_assignment"]
        self.closed_capitals = options["absent_capitals"] == "closed"
        self.deploy_in_order = options["setup_deployment"] == "seat_order"
        self.slot_start = options["slot_start"]
        self.doubtful_edges = options["doubtful_edges"]
        self.counters = int(options["haggle_counters"])
        self.per_purchase = options["price_scope"] == "per_purchase"
        self.swaps = options["player_trade_swaps"] == "true"
        self.active_buys = options["player_trade_timing"] == "phase2_active_buyer"
        self.attempts = int(options["trade_attempts_per_pair"])
        self.strict = options["piece_limits"] == "strict"
        self.sailors = int(options["sailor_count"])
        self.coins_in_box = options["bank_money"] == "coins_in_box"
        self.crew_from_galleys = options["new_galley_crew"] == "any_own_in_area"
        self.scuttle = options["voluntary_scuttle"] == "true"
        self.interleaved = options["interleaved_moves"] == "true"
        self.tolls = options["side_payments"] == "passage_toll"
        self.prizes_attack = options["prize_attacks_same_phase"] == "true"
        self.attack_first = options["empty_owned_port"] == "attack_first"
        self.own_sales_pay = options["own_port_sales_pay"] == "true"
        self.ten_only = options["own_capital_unfilled"] == "ten_only"
        self.tie_break = options["tie_break"]
        self.open_money = options["money_visibility"] == "open"


class Chart:
    """The board for one number of seats under the agreed options."""

    def __init__(self, parts: Parts, house: HouseRules, seats: int) -> None:
        sets = parts.power_sets[seats]
        self.powers = sets[1] if seats == 2 and house.second_pair else sets[0]  # ME-103, ME-R2
        self.rounds = parts.rounds[seats]  # ME-102
        # ME-110: a capital without its power is a neutral port, or closed (ME-R4).
        absent = [parts.capitals[p] for p in range(POWERS) if p not in self.powers]
        self.closed = [house.closed_capitals and p in absent for p in range(len(parts.ports))]
        self.market_at = [
            -1 if port < 0 or self.closed[port] else port for port in parts.port_at
        ]  # ME-R4
        self.slots = parts.slots[house.slot_start]  # ME-R6
        self.capacity = [len(numbers) for numbers in self.slots]
        self.producers = [
            [p for p, made in enumerate(parts.good_of) if made == good and not self.closed[p]]
            for good in range(GOODS)
        ]
        named = house.doubtful_edges.split("+")
        optional = [
            edge
            for edge in parts.optional_edges
            if house.doubtful_edges == "all" or f"{edge[0]}-{edge[1]}" in named
        ]  # ME-R7
        links = [*parts.edges, *optional]
        self.neighbours = [
            sorted({a for a, b in links if b == area} | {b for a, b in links if a == area})
            for area in range(parts.areas)
        ]
        self.sailors = house.sailors if house.sailors != 176 else parts.sailors
        # Lists of nothing, which states share: they are replaced, never changed in place.
        self.no_ports = [0] * len(parts.ports)
        self.no_partners = [0] * seats
        self.everybody = tuple(range(seats))
        self.alone = [(seat,) for seat in range(seats)]
