import { MINIMUM_AGE, RETENTION } from "../domain/report/retention.ts";
import type { Association } from "./brand.ts";
import type { ContactWays } from "./contact.ts";

import type { PrivacyPolicy } from "./legal-document.ts";

export function writePrivacyEn(association: Association, contact: ContactWays): PrivacyPolicy {
	return {
		title: "Privacy policy",
		introduction:
			"You can use the whole site without telling us who you are. Here we tell you what data we keep, what for and for how long.",
		updatedOn: "2025-01-01",
		updatedText: "1 January 2025",
		summary: {
			caption: "Summary of the data",
			headers: ["Data", "What for", "How long", "Is it optional?"],
			rows: [
				[
					"Your report: topic, procedure and text",
					"To correct the information",
					"No limit, but without your contact data",
					"Yes: only if you send a report",
				],
				[
					"Contact: name and e-mail",
					"To ask you about your report",
					`Until you ask us to delete them; at most, ${RETENTION.contactMonths} months after the report is closed`,
					"Yes: you may leave them empty",
				],
				[
					"Technical data: the page and, in general terms, your browser",
					"To see if the error happens on some phones",
					`${RETENTION.technicalYears} year at most`,
					"Yes: they only go with a report",
				],
				[
					"Usage data: your visits and your searches",
					"We collect none today",
					`If we ever do, ${RETENTION.usageYears} years at most`,
					"Yes: only if you allow it",
				],
				[
					"Your IP address, turned into a keyed hash",
					"To stop mass sending",
					`${RETENTION.addressDays} day, only in memory`,
					"No: it protects the form",
				],
			],
		},
		sections: [
			{
				id: "quien-responde",
				title: "Who looks after your data",
				paragraphs: [
					`${association.association} looks after the data of this site. We are in ${association.location}.`,
					`If you have questions, ${contact.writeUs.en}.`,
				],
			},
			{
				id: "que-no-hacemos",
				title: "What we do not do",
				paragraphs: ["It is easier to say first what we do not do:"],
				points: [
					"There are no accounts and we do not ask for your identity card (DPI).",
					"We do not track what you do, here or elsewhere.",
					"There are no adverts. Marketing is not used today, even if you accept everything.",
					"We load nothing from other companies on your phone.",
					"We do not sell or lend your data.",
				],
			},
			{
				id: "tu-reporte",
				title: "What we keep when you send a report",
				paragraphs: [
					"We keep what you write: the topic, the procedure, the institution and the text. If you give them, we also keep your name and your e-mail.",
					"Two pieces of technical data go with the report. You can see them before you send it:",
				],
				points: [
					"The page you were on. We remove what is not needed and mask e-mails, phones and numbers like the DPI (identity card) or the NIT (tax number).",
					"Your browser, in general terms: name and major version, kind of system, rough screen size and language. It does not tell who you are.",
				],
			},
			{
				id: "tu-direccion-ip",
				title: "What happens to your IP address",
				paragraphs: [
					"Your phone sends its IP address to each site you visit. That is how the internet works.",
					"When you send a report or use your code, we make a keyed hash of it. It helps to stop whoever sends hundreds of reports or tries the codes of others. The hash lives in memory for one day and the key changes every day. It never goes with your report.",
					"The server’s log notes the time, the page and whether there was an error. It does not note your IP address or what you search for.",
					"If a search finds nothing, we count its words without noting who searched or at what time. We only read them if they were searched on five different days, and we delete them after 12 months.",
				],
			},
			{
				id: "tu-navegador",
				title: "What stays in your browser",
				paragraphs: [
					"There may be three cookies: one for your language, one for how you want to see the page and one for the files of the portal that you already have. There are also some small notes that only your browser reads. They appear when you choose something or close a notice. The one for the files appears when you begin to use a page: it does not say who you are.",
					"A copy of some pages may also stay, to read without internet. If you write a report while offline, it waits on your phone until it can go. Then it is erased.",
					"The codes of the reports you sent stay too. Your browser sends them to us, and to us alone, to tell you how they are under “My reports” and on the page of that procedure. If the phone is not yours alone, take them off that list.",
					"You can delete all of it from your browser. You can change your decision in “Cookie preferences”, at the foot of each page.",
				],
			},
			{
				id: "con-quien",
				title: "Who else may see them",
				paragraphs: [
					"Only the team that reviews the reports reads them. We do not give them to other companies or to the institutions.",
					"If a company lends us the server or the database, it stores them on our behalf and may not use them. We would only hand them to a judge who asks for them under the law.",
				],
			},
			{
				id: "cuanto-tiempo",
				title: "How long we keep them",
				paragraphs: ["These are the longest times:"],
				points: [
					`Usage data: ${RETENTION.usageYears} years. We collect none today.`,
					`Technical data: ${RETENTION.technicalYears} year.`,
					`Contact data: until you ask us to delete them. If you do not, we delete them ${RETENTION.contactMonths} months after your report is closed. If nobody closes it, we delete them ${RETENTION.openContactMonths} months after we receive it.`,
					"The text of the report stays, without your contact data. So please do not write private things in it.",
				],
			},
			{
				id: "tus-derechos",
				title: "How to see, correct or delete your data",
				paragraphs: [
					"When you send a report we give you a receipt code. Keep it. With it you see how your report is. You can also delete your name and e-mail at any time, and they are deleted at once.",
					"Whoever has the code sees how the report is and on which day it came. They see neither what it says nor who sent it.",
					`In backup copies they are deleted in ${RETENTION.backupDays} days or fewer.`,
					`If you lost the code, or want to see or correct your data, ${contact.writeUs.en}. ${contact.answer.en}`,
				],
			},
			{
				id: "menores",
				title: "If you are a minor",
				paragraphs: [
					`The minimum age to send us data is ${MINIMUM_AGE}. There is no minimum age to read the site.`,
					"If you are not 18 yet, do not put your name or e-mail in a report. They are not needed.",
				],
			},
			{
				id: "ley-y-cambios",
				title: "Law, security and changes",
				paragraphs: [
					"We apply the principles of the GDPR, and Guatemala’s Constitution and Decree 57-2008. Guatemala does not have a general data-protection law yet.",
					"The GDPR is the European law that protects the data of people.",
					"Data travel encrypted. Your receipt code is not stored as it is: only a hash of it.",
					"If we change this page, we will put the new date here.",
				],
			},
		],
	};
}
