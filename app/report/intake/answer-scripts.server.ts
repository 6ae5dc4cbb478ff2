import type { RouterContextProvider } from "react-router";
import type { ReportFaults } from "../../../domain/report/report-form.ts";
import { REPORT_FIELDS } from "../../../domain/report/report-form.ts";
import { languageContext, traceContext } from "../../context.ts";
import { translatorFor } from "../../dictionary.ts";
import { NO_STORE_NO_INDEX } from "../../no-store.ts";
import { problemJson, wantsJson } from "../../problem.server.ts";
import { faultText } from "../form/report-words.ts";
import { receiveReport } from "./receive-report.server.ts";

interface Asked {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** Answers a report that a script sent with JSON: the receipt, or what is wrong. Undefined for everything else. */
export async function answerScripts({ request, context }: Asked): Promise<Response | undefined> {
	if (request.method !== "POST" || !wantsJson(request.headers)) return undefined;
	const reception = await receiveReport(request, context);
	if (reception.outcome === "accepted") {
		const { code, isRepeat } = reception;
		return Response.json({ receipt: code, isRepeat }, { status: isRepeat ? 200 : 201, headers: NO_STORE_NO_INDEX });
	}
	const language = context.get(languageContext);
	const reference = context.get(traceContext).id;
	if (reception.outcome === "invalid") {
		const errors = listErrors(reception.faults, language);
		return problemJson({ problem: "invalid", language, reference, errors });
	}
	return problemJson({ problem: reception.problem, language, reference, seconds: reception.seconds });
}

function listErrors(faults: ReportFaults, language: Parameters<typeof translatorFor>[0]) {
	const translator = translatorFor(language);
	return REPORT_FIELDS.flatMap((field) => {
		const fault = faults[field];
		return fault ? [{ field, fault, message: faultText(translator, field, fault) }] : [];
	});
}
