import { type AccessibilityText, MAXIMUM_TEXT_SIZE, MINIMUM_TARGET } from "./accessibility-page.ts";
import type { ContactWays } from "./contact.ts";

export function writeAccessibilityEn(contact: ContactWays): AccessibilityText {
	return {
		title: "Accessibility",
		introduction: "This site is for everyone. Here is how we do it, what is still missing and how to tell us.",
		features: [
			{ title: "Keyboard only", text: "You can use all of it without a mouse. You always see where you are." },
			{ title: "Larger text", text: `Text grows up to ${MAXIMUM_TEXT_SIZE}% and the page stays whole.` },
			{
				title: "Large buttons",
				text: `Buttons and links that stand alone measure at least ${MINIMUM_TARGET} × ${MINIMUM_TARGET} pixels. Links inside a sentence follow the text.`,
			},
			{ title: "Colour is never alone", text: "Each colour comes with a word or a sign that says the same." },
			{
				title: "Dark at night",
				text: "If your phone asks for dark colours or more contrast, we obey. What you print comes out light.",
			},
			{ title: "Plain words", text: "We use short sentences and explain abbreviations." },
			{ title: "Little motion", text: "You can stop what moves. If your phone asks for less motion, we obey." },
			{ title: "On a weak signal", text: "You can read, search and report even if the page’s scripts fail." },
		],
		assistiveTechnologies: [
			{ title: "Screen readers", text: "NVDA, JAWS, VoiceOver and TalkBack.", isTested: false },
			{ title: "Screen magnifiers", text: "Windows Magnifier, ZoomText and the zoom of your phone.", isTested: false },
			{ title: "Voice control", text: "Voice Access and Dragon.", isTested: false },
			{ title: "Switches", text: "Devices that act as a keyboard.", isTested: false },
		],
		assistiveNote: "We design the site for these aids. Each one says whether we have tried it.",
		figuresNote: [
			"Each figure comes from the list below. We count the criteria we meet among those that apply. What nobody has checked yet counts as not met.",
			"WCAG 2.2 has 55 web criteria of levels A and AA. WCAG 2.1 has 50. Section 508 asks for 38 of them. EN 301 549 asks for all 50. Those two standards also ask for other things that we do not count here.",
			"A high figure does not mean that nothing fails. That is why we name what does.",
		],
		shortcuts: {
			introduction: "Hold the Alt key and press a number:",
			names: ["Alt + 1: Home", "Alt + 2: Catalogue", "Alt + 3: Observatory", "Alt + 4: Help"],
			behaviour: [
				"Only the numbers of the top row count. With the numeric pad you can type ñ or á as always.",
				"They do nothing while you type or with a dialog open.",
				"Some browsers use Alt and a number to switch tabs. They may not work there.",
				"You can switch them off on this page. The same four links are at the start of each page, with the Tab key.",
			],
		},
		tools: {
			textSize: `Makes text larger, up to ${MAXIMUM_TEXT_SIZE}%. Headings, which are large already, grow less.`,
			contrast: "Gives letters and backgrounds the largest difference.",
			reading: "Leaves only the text, with more space between lines.",
			spacing: "Sets lines, paragraphs, words and letters further apart.",
		},
		statement: {
			title: "Accessibility statement",
			method: [
				"We check it ourselves. A program called axe looks, with all its rules, at each screen, menu and dialog. It does so in Spanish and in English, in three widths of screen, in light and dark colours.",
				"What axe cannot judge by itself we measure or decide in writing.",
				"Other automatic tests use only the keyboard in a browser. They also turn the page’s scripts off to see whether all is still there.",
				"Nobody from outside has reviewed it yet.",
			],
			knownProblems: [
				"We have not tried it yet with screen readers or other real aids.",
				"The facts about procedures are only in Spanish, even when you use the site in English.",
				"The official sites and files we link to are not ours. They may not be accessible.",
				"There are no texts yet in Mayan languages, Xinka or Garifuna.",
			],
			contact: [
				`If something stops you from using the site, ${contact.writeUs.en}. Tell us the page and the aid you use.`,
				contact.answer.en,
			],
		},
	};
}
