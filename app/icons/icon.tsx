import type { SVGAttributes } from "react";
import { createContext, useContext } from "react";
import type { IconName } from "./icon-names.ts";
import iconLines from "./icons.svg?raw";
import icons from "./icons.svg?url";
import markLines from "./marks.svg?raw";
import marks from "./marks.svg?url";

/** A decorative picture of the one icon set; the words beside it (or the control's name) say what it means. Its size is in the style sheet. */
export function Icon({ name }: { name: IconName }) {
	return <Drawing sprite={ICONS} name={name} viewBox="0 0 24 24" className="icon" width="20" height="20" />;
}

const SYMBOL = /<symbol id="([\w-]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/** A file of symbols; `lines` has what each of them draws, on the server only. */
export interface Sprite {
	address: string;
	lines: ReadonlyMap<string, string> | null;
}

export const ICONS: Sprite = { address: icons, lines: import.meta.env.SSR ? readLines(iconLines) : null };
/** The portal's own mark, those of the networks, and the flags of the languages. */
export const MARKS: Sprite = { address: marks, lines: import.meta.env.SSR ? readLines(markLines) : null };

/** Whether the server draws icons into the page: not for a browser that keeps the files of them. */
export const DrawsIcons = createContext(true);

interface Props extends SVGAttributes<SVGSVGElement> {
	sprite: Sprite;
	name: string;
	/** Of the symbol. */
	viewBox: string;
	/** In pixels, for an engine that gets no styles: it would draw 300 by 150, or as wide as the window. */
	width: string | number;
	height: string | number;
}

/**
 * A decorative picture out of a sprite. The server writes its lines into the page, where nothing has to be fetched and no
 * second document laid out before the page is painted; what React draws later refers to the file. React leaves alone what
 * is inside when it takes a page over, so the lines stay.
 */
export function Drawing({ sprite, name, ...attributes }: Props) {
	const drawn = (useContext(DrawsIcons) && sprite.lines?.get(name)) || `<use href="${sprite.address}#${name}"></use>`;
	return (
		<svg
			{...attributes}
			aria-hidden="true"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: lines of our own files, or a reference to one
			dangerouslySetInnerHTML={{ __html: drawn }}
		/>
	);
}

function readLines(sprite: string): ReadonlyMap<string, string> {
	return new Map([...sprite.matchAll(SYMBOL)].map(([, name = "", lines = ""]) => [name, lines]));
}
