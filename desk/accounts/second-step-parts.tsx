import { renderSVG } from "uqr";
import type { Language } from "../../domain/language.ts";
import { SECOND_FACTOR_TEXTS } from "./texts.ts";

/** What an authenticator has to read, as a picture and to copy; `uri` holds its key. */
export function TotpKey({ uri, language }: { uri: string; language: Language }) {
	const t = SECOND_FACTOR_TEXTS[language];
	const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
	return (
		<>
			<img src={picture} alt={t.picture} width={220} height={220} />
			{uri.startsWith("otpauth://") && (
				<p>
					<a href={uri}>{t.openApp}</a>
				</p>
			)}
			<p>
				{t.key}: <code className="code">{new URL(uri).searchParams.get("secret")}</code>
			</p>
		</>
	);
}

/** The codes that each open the desk once. */
export function BackupCodes({ codes, language }: { codes: readonly string[]; language: Language }) {
	return (
		<>
			<p>{SECOND_FACTOR_TEXTS[language].backup}</p>
			<ul className="columns">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
		</>
	);
}

interface NewPasskeyProps {
	/** What the device shows beside the passkey. */
	name: string;
	/** Where to go once it is made. */
	next: string;
	deskUrl: string;
	language: Language;
}

/** The button that makes a passkey, shown by a script where the device can, and what came of it. */
export function NewPasskey({ name, next, deskUrl, language }: NewPasskeyProps) {
	const t = SECOND_FACTOR_TEXTS[language];
	return (
		<>
			<p>
				<button
					type="button"
					className="button"
					data-passkey="add"
					data-name={name}
					data-next={next}
					data-failed={t.passkeyFailed}
					aria-describedby="llave-estado"
					hidden
				>
					{t.addPasskey}
				</button>
			</p>
			<p id="llave-estado" role="status" />
			<p data-passkey-place={t.otherAddress} data-desk={deskUrl} hidden />
		</>
	);
}
