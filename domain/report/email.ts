/** What stands before the @: anything visible but the characters that only quoting would allow. */
const LOCAL_PART = /^[^\s@"(),:;<>[\\\]]{1,64}$/u;
/** A name between dots: letters of any script, digits and inner hyphens. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const LAST_LABEL = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** Tells whether a trimmed text has the shape of an e-mail address; letters beyond English (ñandú@correo.gt) are fine. */
export function isEmail(text: string): boolean {
	const at = text.lastIndexOf("@");
	const local = text.slice(0, at);
	const labels = text.slice(at + 1).split(".");
	if (at < 1 || labels.length < 2) return false;
	if (!LOCAL_PART.test(local) || local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
	return labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? "");
}
