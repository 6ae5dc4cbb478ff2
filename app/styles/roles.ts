import * as palette from "./palette.ts";

/**
 * What a colour is for. Style sheets take these roles, as `var(--link)`, and nothing else. A role is a colour of the
 * palette or follows another role; `on-…` is what stands on a ground of that name. After a change run
 * `node scripts/colours.ts`.
 */
export const USUAL_COLOURS = {
	// Grounds: the page, its second band, and what lies on it as cards, fields and menus.
	canvas: palette.PAPER,
	surface: palette.WHITE,
	"surface-sunken": palette.PAPER_DEEP,
	inverse: palette.INK,
	"on-inverse": palette.WHITE,
	backdrop: palette.SKY_VEIL,
	"menu-backdrop": palette.SKY_VEIL_THIN,

	text: palette.INK,
	"text-muted": palette.INK_SOFT,
	"print-text": palette.BLACK, // true black: no colour ink for words

	border: palette.SAND,
	"border-strong": palette.SAND_DARK,
	"field-border": "text",

	// What a citizen can use, and what leads the eye along: discs, paths, marks.
	accent: palette.SKY,
	"accent-strong": palette.SKY_DEEP,
	"accent-surface": palette.SKY_TINT,
	"on-accent": palette.WHITE,
	link: "accent",
	focus: "accent",

	// The one main action of a page, and what stands out on the brand's blue.
	highlight: palette.GOLD,
	"highlight-hover": palette.GOLD_DEEP,
	"on-highlight": palette.INK,

	// The deep blue bands: strip, footer, banner.
	brand: palette.SKY_DEEP,
	"brand-hover": palette.SKY,
	"on-brand": palette.WHITE,
	"on-brand-hover": palette.WHITE_HAZE,
	"on-brand-border": palette.WHITE_HAIRLINE,

	// Good, fair, medium, poor: never without a word or a sign.
	success: palette.JADE,
	"success-surface": palette.JADE_TINT,
	info: "accent",
	"info-surface": "accent-surface",
	warning: palette.MAIZE,
	"warning-surface": palette.MAIZE_TINT,
	"warning-fill": palette.GOLD, // bars and bands, where the colour of the text would be brown
	danger: palette.CLAY,
	"danger-surface": palette.CLAY_TINT,

	// How a procedure is done.
	digital: "success",
	"digital-surface": "success-surface",
	"digital-on-brand": palette.JADE_ON_SKY,
	mixed: "warning",
	"mixed-surface": "warning-surface",
	"mixed-fill": "warning-fill", // on the brand's blue too
	"in-person": "danger",
	"in-person-surface": "danger-surface",
	"in-person-on-brand": palette.CLAY_ON_SKY,

	track: "border", // what a progress bar has still to fill
	"track-soft": palette.SAND_PALE,
	perforation: palette.SKY_GREY,
	"perforation-notch": palette.SAND_DEEP,
} as const;

type Role = keyof typeof USUAL_COLOURS;
export type ColourRoles = Readonly<Partial<Record<Role, `#${string}` | Role>>>;

/** Black on white, every colour for text at 7:1 or more, every edge visible. */
export const HIGH_CONTRAST: ColourRoles = {
	canvas: palette.WHITE,
	"surface-sunken": palette.WHITE,
	inverse: palette.BLACK,
	text: palette.BLACK,
	"text-muted": palette.BLACK,
	border: palette.BLACK,
	"border-strong": palette.BLACK,
	accent: palette.SKY_DARK,
	"accent-strong": palette.BLACK,
	"accent-surface": palette.WHITE,
	highlight: palette.GOLD_BRIGHT,
	"highlight-hover": palette.GOLD_PALE,
	"on-highlight": palette.BLACK,
	brand: palette.BLACK,
	"brand-hover": palette.SKY_DARK,
	success: palette.JADE_DARK,
	"success-surface": palette.WHITE,
	warning: palette.MAIZE_DARK,
	"warning-surface": palette.WHITE,
	"warning-fill": palette.GOLD_BRIGHT,
	danger: palette.CLAY_DARK,
	"danger-surface": palette.WHITE,
	track: "track-soft",
};

/** On a device that asks for the dark; gold and the deep blue bands stay. */
export const DARK: ColourRoles = {
	canvas: palette.NIGHT,
	surface: palette.NIGHT_RAISED,
	"surface-sunken": palette.NIGHT_SUNKEN,
	inverse: palette.MOON,
	"on-inverse": palette.INK,
	backdrop: palette.BLACK_VEIL,
	"menu-backdrop": "backdrop",
	text: palette.MOON,
	"text-muted": palette.MOON_SOFT,
	border: palette.NIGHT_LINE,
	"border-strong": palette.NIGHT_EDGE,
	accent: palette.SKY_LIGHT,
	"accent-strong": palette.SKY_PALE,
	"accent-surface": palette.SKY_SHADE,
	"on-accent": palette.NIGHT,
	success: palette.JADE_LIGHT,
	"success-surface": palette.JADE_SHADE,
	warning: palette.MAIZE_LIGHT,
	"warning-surface": palette.MAIZE_SHADE,
	danger: palette.CLAY_LIGHT,
	"danger-surface": palette.CLAY_SHADE,
	"track-soft": "border",
	perforation: palette.NIGHT_EDGE,
	"perforation-notch": palette.NIGHT_EDGE,
};

/** High contrast in the dark, over both: white on black. */
export const DARK_HIGH_CONTRAST: ColourRoles = {
	canvas: palette.BLACK,
	surface: palette.BLACK,
	"surface-sunken": palette.BLACK,
	inverse: palette.WHITE,
	text: palette.WHITE,
	"text-muted": palette.WHITE,
	border: palette.WHITE,
	"border-strong": palette.WHITE,
	accent: palette.SKY_PALE,
	"accent-strong": palette.WHITE,
	"accent-surface": palette.BLACK,
	success: palette.JADE_LIGHT,
	"success-surface": palette.BLACK,
	warning: palette.MAIZE_LIGHT,
	"warning-surface": palette.BLACK,
	danger: palette.CLAY_LIGHT,
	"danger-surface": palette.BLACK,
	"track-soft": palette.NIGHT_LINE,
};
