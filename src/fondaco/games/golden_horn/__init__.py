"""Golden Horn (Leo Colovini, 2013) with its expansion Dominio da Mar (2015)."""
