import { expect, test } from "vitest";
import { type Engine, isWhole } from "./engine.ts";

const CONTAINERS = { CSSContainerRule: class {} };
const COPIES = { Array: { prototype: { toSorted: () => [] } } };
const NO_COPIES = { Array: { prototype: {} } };
const DIALOGS = { HTMLDialogElement: { prototype: { showModal: () => undefined } } };

test.each<[string, Engine]>([
	["Chrome, Edge and Samsung Internet 22, Firefox 115 and Safari 16.0", { ...CONTAINERS, ...COPIES, ...DIALOGS }],
])("scripts are given to %s", (_, engine) => {
	expect(isWhole(engine)).toBe(true);
});

test.each<[string, Engine]>([
	["Chrome 60", { ...NO_COPIES, ...DIALOGS }],
	["Safari 12, which has no dialogs at all", NO_COPIES],
	["Chrome 104, which has no container queries", { ...NO_COPIES, ...DIALOGS }],
	["Safari 15.6", { ...NO_COPIES, ...DIALOGS }],
	["Chrome 109 and Firefox 114, which sort only in place", { ...CONTAINERS, ...NO_COPIES, ...DIALOGS }],
	["a browser for thrift that left the dialogs out", { ...CONTAINERS, ...COPIES }],
	[
		"one that knows the name of a dialog and no more",
		{ ...CONTAINERS, ...COPIES, HTMLDialogElement: { prototype: {} } },
	],
	["one that was given what is missing by somebody else's script", { ...COPIES, ...DIALOGS }],
])("no scripts are given to %s", (_, engine) => {
	expect(isWhole(engine)).toBe(false);
});
