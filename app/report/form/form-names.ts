/** Names of the values that are sent beside the six fields of the form. */
export const EXTRA_FIELDS = {
	/** Path and query of the page that the report is about. */
	page: "page_url",
	/** Width of the window in CSS pixels. */
	width: "viewport_width",
	seconds: "seconds",
	/** A field that people do not see but robots fill in. Its odd name keeps browsers from filling it (case A80). */
	honeypot: "qx_folio_anexo",
} as const;

/** Header with which a form that is sent twice is still one report. */
export const KEY_HEADER = "Idempotency-Key";

/** The form on its own page, for a button that stands elsewhere. */
export const REPORT_FORM_ID = "reporte";
