import "../form/report-form.css";
import { useEffect } from "react";
import { data } from "react-router";
import { isReceiptCode } from "../../../domain/report/receipt-code.ts";
import { addresses } from "../../addresses.ts";
import { Button } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { NO_STORE_NO_INDEX } from "../../no-store.ts";
import { pageMeta } from "../../page-meta.ts";
import { textOf, useText } from "../../use-text.ts";
import type { Route } from "./+types/report-receipt.page";
import { keepReceipt } from "./kept-receipts.ts";
import { ReceiptCode } from "./receipt-code.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const code = addresses.reportReceipt.read(url).code ?? "";
	const isReadable = isReceiptCode(code);
	return data({ code: isReadable ? code : null }, { status: isReadable ? 200 : 404, headers: NO_STORE_NO_INDEX });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return new Headers([...loaderHeaders, ["Referrer-Policy", "no-referrer"]]);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text(loaderData?.code ? "report.success.title" : "report.success.unreadable") });
}

export default function ReportReceiptPage({ loaderData: { code } }: Route.ComponentProps) {
	const { text } = useText();

	// Without scripts the form keeps nothing; the page of the receipt does where they run after all.
	useEffect(() => {
		if (code) keepReceipt({ code, about: "", sentAt: Date.now() });
	}, [code]);

	if (!code) {
		return (
			<Message title={text("report.success.unreadable")} icon="circle-help">
				<p>{text("report.success.unreadableBody")}</p>
				<Ways />
			</Message>
		);
	}
	return (
		<Message title={text("report.success.title")} icon="circle-check">
			<p>{text("report.success.thanks")}</p>
			<ReceiptCode code={code} />
			<p data-starts-scripts="">{text("report.success.keep")}</p>
			<Ways />
		</Message>
	);
}

function Ways() {
	const { text } = useText();
	return (
		<p className="message-actions">
			<Button to={addresses.eraseContact.to()}>{text("report.success.erase")}</Button>
			<Button to={addresses.report.to()}>{text("report.success.again")}</Button>
			<Button to={addresses.catalogue.to()}>{text("nav.catalog")}</Button>
		</p>
	);
}
