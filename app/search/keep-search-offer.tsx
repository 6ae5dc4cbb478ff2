import { useEffect, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { Button } from "../components/link.tsx";
import { useText } from "../words/text.ts";

type Step = "hidden" | "offered" | "keeping" | "kept" | "failed";

/** Offers to keep the search on the device, so that it answers without a signal; nothing where the browser keeps nothing. */
export function KeepSearchOffer() {
	const { text } = useText();
	const [step, setStep] = useState<Step>("hidden");

	useEffect(() => {
		// Without a worker no page of ours opens without a connection, so the search would lead nowhere.
		if (!("caches" in window) || !navigator.serviceWorker?.controller) return;
		caches.has(STORAGE_KEYS.savedSearch).then(
			(isKept) => setStep(isKept ? "kept" : "offered"),
			() => setStep("hidden"),
		);
	}, []);

	async function change(to: "kept" | "offered") {
		setStep("keeping");
		try {
			const { keepSearch, dropSearch } = await import("./kept-search.ts");
			await (to === "kept" ? keepSearch() : dropSearch());
			setStep(to);
		} catch {
			setStep("failed");
		}
	}

	if (step === "hidden") return null;
	return (
		<div className="search-keep">
			<p role="status">{step === "offered" ? "" : text(`search.keep.${step}`)}</p>
			{(step === "offered" || step === "failed") && (
				<Button kind="quiet" onClick={() => void change("kept")}>
					{text("search.keep.offer")}
				</Button>
			)}
			{step === "kept" && (
				<Button kind="quiet" onClick={() => void change("offered")}>
					{text("search.keep.drop")}
				</Button>
			)}
		</div>
	);
}
