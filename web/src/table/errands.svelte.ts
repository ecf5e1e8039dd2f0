/** Many steps for one decision: the page does them one by one, as long as they can be done. */
import type { Asked, Errand } from '../titles/board'
import type { TableStore } from './store.svelte'

export class Errands {
  running = $state.raw<Errand[]>([])

  /** To be called while a component is set up: they go on as long as the component is there. */
  constructor(private table: () => TableStore) {
    $effect(() => this.go())
  }

  begin = (errand: Errand): void => {
    const table = this.table()
    table.cancel()
    table.held = false
    const stays = ({ id, group }: Errand) =>
      id !== errand.id && (group === undefined || group !== errand.group)
    this.running = [...this.running.filter(stays), errand]
  }

  /** Those that are not on their way already. */
  idle = (found: Errand[]): Errand[] =>
    found.filter(({ id }) => !this.running.some((one) => one.id === id))

  stop = (errand: Errand): void => {
    this.running = this.running.filter((one) => one !== errand)
  }

  private go(): void {
    const { seat, turn, view, over, held, problem, pending, connection, asked } = this.table()
    if (!this.running.length || seat === null) return
    // Whoever takes a step back, or is refused one, decides himself again.
    if (over || held || problem) return void (this.running = [])
    if (pending !== null || connection !== 'live') return
    const now: Asked = { view, seat, choices: turn.choices }
    const left = this.running.filter((errand) => !errand.over(now))
    if (left.length < this.running.length) return void (this.running = left)
    const step = asked ? left.map((errand) => errand.step(now)).find((one) => one !== null) : null
    if (step) this.table().act(step.action)
  }
}
