import type { DeskLanguage } from "../../domain/language.ts";
import type { Ask, DeskPage, DeskRoute } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { Faults, InputField } from "../frame/fields.tsx";
import { isOwnPath } from "../frame/own-requests.ts";
import { readBackupCode } from "./desk-account.ts";
import { SIGN_IN_TEXTS } from "./texts.ts";

const LONGEST_EMAIL = 254;

/** Signing in with a password and a code, or with a passkey, and signing out. */
export const SIGN_IN_ROUTES: readonly DeskRoute[] = [
	{
		path: "/entrar",
		needs: "anybody",
		get: (ask) => signInPage(ask, { back: readBack(ask.url.searchParams.get("vuelta")) }),
	},
	{
		path: "/entrar",
		needs: "anybody",
		async post(ask, form) {
			const { language, request, services } = ask;
			const email = textOf(form, "correo").slice(0, LONGEST_EMAIL);
			const back = readBack(form.get("vuelta"));
			const outcome = await services.accounts.signIn(email, String(form.get("clave") ?? ""), request.headers);
			switch (outcome.outcome) {
				case "wrong":
					return signInPage(ask, { email, back, fault: SIGN_IN_TEXTS[language].wrong, status: 422 });
				case "passkey-needed":
					return signInPage(ask, { email, back, fault: SIGN_IN_TEXTS[language].passkeyNeeded, status: 422 });
				case "locked": {
					const fault = SIGN_IN_TEXTS[language].locked(Math.ceil(outcome.seconds / 60));
					return signInPage(ask, { email, back, fault, status: 429 });
				}
				default: {
					const next = outcome.outcome === "second-step" ? `/entrar/codigo?vuelta=${encodeURIComponent(back)}` : back;
					return withCookies(goTo(next), outcome.cookies);
				}
			}
		},
	},
	{
		path: "/entrar/codigo",
		needs: "anybody",
		get: ({ language, url }) => codePage(language, { back: readBack(url.searchParams.get("vuelta")) }),
	},
	{
		path: "/entrar/codigo",
		needs: "anybody",
		async post({ language, request, services }, form) {
			const code = textOf(form, "codigo").replaceAll(/\s/g, "");
			const back = readBack(form.get("vuelta"));
			const kind = /^\d{6}$/.test(code) ? "totp" : "backup";
			const given = kind === "totp" ? code : readBackupCode(code);
			const outcome = await services.accounts.takeCode(kind, given, request.headers);
			if (outcome.outcome !== "signed-in") {
				return codePage(language, { back, fault: SIGN_IN_TEXTS[language].wrongCode, status: 422 });
			}
			return withCookies(goTo(back), outcome.cookies);
		},
	},
	{
		path: "/salir",
		needs: "newcomer",
		async post({ request, services }) {
			return withCookies(goTo("/entrar", "signed-out"), await services.accounts.signOut(request.headers));
		},
	},
];

interface Shown {
	back: string;
	email?: string;
	fault?: string;
	status?: 422 | 429;
}

function signInPage({ language, services: { deskUrl } }: Ask, { back, email = "", fault, status }: Shown): DeskPage {
	const t = SIGN_IN_TEXTS[language];
	return {
		title: t.title,
		...(status && { status }),
		body: (
			<>
				{fault && <Faults title={t.notIn} faults={[{ text: fault }]} />}
				<form method="post" action="/entrar" className="stack">
					<input type="hidden" name="vuelta" value={back} />
					<InputField name="correo" label={t.email} type="email" value={email} autoComplete="username" isRequired />
					<InputField name="clave" label={t.password} type="password" autoComplete="current-password" isRequired />
					<p className="row">
						<button type="submit" className="button" data-kind="primary">
							{t.signIn}
						</button>
						<button
							type="button"
							className="button"
							data-passkey="use"
							data-next={back}
							data-failed={t.passkeyFailed}
							aria-describedby="llave-estado"
							hidden
						>
							{t.withPasskey}
						</button>
					</p>
					<p id="llave-estado" role="status" />
					<p data-passkey-place={t.otherAddress} data-desk={deskUrl} hidden />
				</form>
				<p className="quiet">{t.noAccount}</p>
				<p className="quiet">{t.lost}</p>
			</>
		),
	};
}

function codePage(language: DeskLanguage, { back, fault, status }: Shown): DeskPage {
	const t = SIGN_IN_TEXTS[language];
	return {
		title: t.codeTitle,
		...(status && { status }),
		body: (
			<>
				{fault && <Faults title={t.notIn} faults={[{ to: "codigo", text: fault }]} />}
				<form method="post" action="/entrar/codigo" className="stack">
					<input type="hidden" name="vuelta" value={back} />
					<InputField
						name="codigo"
						label={t.code}
						hint={t.codeHint}
						autoComplete="one-time-code"
						fault={fault}
						isRequired
					/>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.goOn}
						</button>
					</p>
				</form>
				<p>
					<a href="/entrar">{t.startAgain}</a>
				</p>
			</>
		),
	};
}

/** Where to go once signed in: never to another site. */
function readBack(wanted: FormDataEntryValue | null): string {
	return typeof wanted === "string" && isOwnPath(wanted) ? wanted : "/";
}

function withCookies(response: Response, cookies: readonly string[]): Response {
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}
