/** What people call the tables. */
export const TABLE_WORDS = {
	es: {
		institutions: "Instituciones",
		procedures: "Trámites",
		procedure_facts: "Fuentes de los datos",
		procedure_fees: "Pagos",
		procedure_places: "Oficinas",
		observatory: "Observatorio",
	},
	en: {
		institutions: "Institutions",
		procedures: "Procedures",
		procedure_facts: "Sources of facts",
		procedure_fees: "Fees",
		procedure_places: "Places",
		observatory: "Observatory",
	},
} as const;
