import { keepLanguage } from "../../app/address-language.ts";
import { addresses } from "../../app/addresses.ts";
import { translatorFor } from "../../app/dictionary.ts";
import { NO_STORE_NO_INDEX } from "../../app/no-store.ts";
import type { ProblemDetails } from "../../app/problem.server.ts";
import { PROBLEM_STATUS, problemWords } from "../../app/problem.server.ts";
import { BRAND } from "../../content/brand.ts";

/** The answer to a form that could not be read: a page without assets. Going back in the browser brings the typed text. */
export function problemPage(details: ProblemDetails, asked: URL): Response {
	const { language, problem, reference } = details;
	const { text } = translatorFor(language);
	const { title, detail } = problemWords(details);
	const html = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: ${title} · ${BRAND.product}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${detail}</p>
<p>${text("failure.reference", { reference })}</p>
<p><a href="${keepLanguage(addresses.report.to(), asked)}">${text("report.title")}</a> · <a href="${keepLanguage(addresses.home.to(), asked)}">${text("failure.home")}</a></p>
</main>
</body>
</html>
`;
	return new Response(html, {
		status: PROBLEM_STATUS[problem],
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Language": language, ...NO_STORE_NO_INDEX },
	});
}
