import { renderSVG } from "uqr";
import type { DeskLanguage } from "../../domain/language.ts";
import { type DeskPage, type DeskRoute, goTo, type SignedAsk, textOf } from "../frame/desk-route.ts";
import { Faults, InputField } from "../frame/fields.tsx";
import { SECOND_FACTOR_TEXTS } from "./texts.ts";

/** What an authenticator has to read, as a picture and to copy; `uri` holds its key. */
export function TotpKey({ uri, language }: { uri: string; language: DeskLanguage }) {
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
export function BackupCodes({ codes, language }: { codes: readonly string[]; language: DeskLanguage }) {
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
	language: DeskLanguage;
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

/** The second step that every account needs before it may do anything. */
export const SECOND_FACTOR_ROUTES: readonly DeskRoute[] = [
	{
		path: "/cuenta/segundo-paso",
		needs: "newcomer",
		get: (ask) => choicePage(ask),
	},
	{
		path: "/cuenta/segundo-paso",
		needs: "newcomer",
		async post(ask, form) {
			const { language, account, request, services } = ask;
			const password = form.get("clave");
			const typed = typeof password === "string" ? password : "";
			const begun = await services.accounts.beginTotp(account.id, typed, request.headers);
			if (!begun) return choicePage(ask, SECOND_FACTOR_TEXTS[language].wrongPassword);
			return confirmPage(language, begun);
		},
	},
	{
		path: "/cuenta/segundo-paso/activar",
		needs: "newcomer",
		async post(ask, form) {
			const code = textOf(form, "codigo").replaceAll(/\s/g, "");
			const outcome = await ask.services.accounts.takeCode("totp", code, ask.request.headers);
			if (outcome.outcome !== "signed-in") return retryPage(ask, form);
			const response = goTo("/", "second-step");
			for (const cookie of outcome.cookies) response.headers.append("Set-Cookie", cookie);
			return response;
		},
	},
];

interface Begun {
	uri: string;
	backupCodes: readonly string[];
}

function choicePage({ language, account, services }: SignedAsk, fault?: string): DeskPage {
	const t = SECOND_FACTOR_TEXTS[language];
	return {
		title: t.title,
		...(fault && { status: 422 as const }),
		body: (
			<>
				<p>{t.why}</p>
				{fault && <Faults title={t.faults} faults={[{ to: "clave", text: fault }]} />}
				<div className="columns">
					<section className="card">
						<h2>{t.appTitle}</h2>
						<p>{t.app}</p>
						<form method="post" action="/cuenta/segundo-paso" className="stack">
							<InputField
								name="clave"
								label={t.password}
								type="password"
								autoComplete="current-password"
								fault={fault}
								isRequired
							/>
							<p>
								<button type="submit" className="button" data-kind="primary">
									{t.begin}
								</button>
							</p>
						</form>
					</section>
					<section className="card">
						<h2>{t.passkeyTitle}</h2>
						<p>{t.passkey}</p>
						<NewPasskey name={account.name} next="/?hecho=second-step" {...{ deskUrl: services.deskUrl, language }} />
					</section>
				</div>
			</>
		),
	};
}

function confirmPage(language: DeskLanguage, { uri, backupCodes }: Begun, fault?: string): DeskPage {
	const t = SECOND_FACTOR_TEXTS[language];
	return {
		title: t.title,
		...(fault && { status: 422 as const }),
		body: (
			<>
				{fault && <Faults title={t.faults} faults={[{ to: "codigo", text: fault }]} />}
				<p>{t.scan}</p>
				<TotpKey uri={uri} language={language} />
				<section className="card">
					<h2>{t.backupTitle}</h2>
					<BackupCodes codes={backupCodes} language={language} />
				</section>
				<form method="post" action="/cuenta/segundo-paso/activar" className="stack">
					<input type="hidden" name="uri" value={uri} />
					{backupCodes.map((code) => (
						<input key={code} type="hidden" name="respaldo" value={code} />
					))}
					<InputField
						name="codigo"
						label={t.code}
						autoComplete="one-time-code"
						inputMode="numeric"
						fault={fault}
						isRequired
					/>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.confirm}
						</button>
					</p>
				</form>
			</>
		),
	};
}

/** The same picture and codes again: nothing has changed but the digits. */
function retryPage(ask: SignedAsk, form: FormData): DeskPage {
	const { language } = ask;
	const uri = textOf(form, "uri");
	const backupCodes = form.getAll("respaldo").filter((code): code is string => typeof code === "string");
	if (!URL.canParse(uri)) return choicePage(ask);
	return confirmPage(language, { uri, backupCodes }, SECOND_FACTOR_TEXTS[language].wrongCode);
}
