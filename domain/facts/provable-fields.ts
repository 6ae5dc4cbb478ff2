// Apart from the columns: addresses ask for these words, and bring no reader of tables.

/** What a record says and a page can prove; the names of the columns of `procedures`, and the opening hours of its places. */
export const PROVABLE_FIELDS = [
	"costo",
	"duration",
	"requirements",
	"steps",
	"respaldo_legal",
	"enlace",
	"lugar",
	"horario",
] as const;
export type ProvableField = (typeof PROVABLE_FIELDS)[number];
