/** What axe leaves to a person ("incomplete"), and what was decided about it. */
export interface Decision {
	/** The rule that was left open. */
	rule: string;
	/** Matches the place as axe names it and the beginning of its markup. */
	place: RegExp;
	/** Why it is no failure. */
	reason: string;
}

/** Decided on 22 November 2026. Contrast that axe leaves open is measured instead: see `measure-contrast.ts`. */
export const DECISIONS: readonly Decision[] = [
	...hidden("opens in a state of its own, in `states.ts`", [
		/^#idiomas /,
		/^#lectura /,
		/^#menu /,
		/^(dialog|\.search-dialog) <dialog/,
		/^#filtros /,
		/^\.evaluation-dialog/,
		/^\.report-dialog/,
		/^\.folder-link /,
		/^button\[aria-label="(Cerrar el aviso|Close the notice)"\] /,
	]),
	...hidden("stands in every page and is in sight on a first visit, which is a state of its own", [
		/^\.consent <section/,
		/^\.promo <section/,
	]),
	...hidden("belongs to the menu, which has a state of its own; the other of the two copies is in sight", [
		/^\.navigation-close /,
		/^\.menu-button /,
		/\.social-links\[/,
	]),
	...hidden("repeats what stands elsewhere, and leaves a narrow window its room", [
		/^\.brand-tagline /,
		/^\.strip-name /,
		/^\.breadcrumb /,
		/\[data-column=("pasos"|"madurez")\]/,
		/\.bar\[viewBox/,
	]),
	...hidden("is under 'Configurar', whose state is in `states.ts`", [/\.consent-(more|links) /]),
	...hidden("is only for a wide window, where it is looked at", [/^\.promo-words > p /]),
	...hidden("is only for a browser without scripts, and looks as every notice does", [/^\.(rights|folder)-plain /]),
	...hidden("is never in sight: the button before it opens it", [/<input hidden="" accept="[^"]*" type="file"/]),
	...hidden("is only for paper", [/^\.printed-from/, /^\.procedure-source-sites/]),
	...hidden("comes with something to do (the page scrolled, boxes ticked) and is a plain button", [
		/^\.back-to-top /,
		/<button type="button" hidden=""/,
	]),
	...hidden("is a slide whose twin of the same make is in sight", [/class="banner-slide"/]),
	...hidden("has nothing in it", [/^div\[hidden=""\] <div hidden="">/]),
	...hidden("is in sight at the width that folds it; elsewhere what it folds is open", [
		/^\.methodology-whole > summary/,
	]),
	...hidden("has no columns in a narrow window, because nothing is in its band, which says 0", [
		/^div\[data-band="\w+"\] > ol <ol>/,
	]),
	{
		rule: "p-as-heading",
		place: /^\.lead <p class="lead"/,
		reason: "is a sentence under the heading of the page, in larger letters",
	},
	{
		rule: "p-as-heading",
		place: /\.experience-card-way <p/,
		reason: "says in bold how many steps a guide has; the heading with its name stands above it",
	},
	{
		rule: "identical-links-same-purpose",
		place: /\.origin(\[[^\]]+\])* > a(?:\.[\w-]+)?\[(?:data-site|target)=/,
		reason:
			"names the site where the fact above it was read; the sources at the end of the page have the whole addresses",
	},
	{
		rule: "identical-links-same-purpose",
		place: /\.card-plan/,
		reason: "adds the procedure of its card, whose heading stands above it, and says so in the same words on each card",
	},
	{
		rule: "identical-links-same-purpose",
		place: /^\.conversation-exchange.*\.reply-links/,
		reason: "a choice in a reply asks about the procedure that the list of frequent ones, under its own heading, opens",
	},
];

function hidden(reason: string, places: readonly RegExp[]): Decision[] {
	return places.map((place) => ({ rule: "hidden-content", place, reason }));
}
