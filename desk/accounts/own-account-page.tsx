import type { DeskLanguage } from "../../domain/language.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { Faults, InputField } from "../frame/fields.tsx";
import { Moment } from "../frame/moment.tsx";
import { OWN_ACCOUNT_TEXTS } from "./account-texts.ts";
import { LONGEST_NAME, ROLE_NAMES } from "./desk-account.ts";
import type { OwnPasskey, OwnSession } from "./own-account.server.ts";
import { NewPasskey } from "./second-factor.tsx";

/** What a browser says of itself, the most telling first: Edge says that it is Chrome, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/Edg\//, "Edge"],
	[/OPR\//, "Opera"],
	[/Firefox\//, "Firefox"],
	[/Chrome\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/Android/, "Android"],
	[/iPhone|iPad/, "iOS"],
	[/Windows/, "Windows"],
	[/Mac OS/, "macOS"],
	[/Linux|X11/, "Linux"],
];
const JOINED = { es: " en ", en: " on " } as const;
const UNKNOWN = { es: "Otro dispositivo", en: "Another device" } as const;

/** A device as its owner knows it again: "Chrome en Android". */
function nameDevice(userAgent: string, language: DeskLanguage): string {
	const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
	const known = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
	return known.length > 0 ? known.join(JOINED[language]) : UNKNOWN[language];
}

interface Wrong {
	/** The field, or the part of the page. */
	to: string;
	text: string;
}

/** The page of one's own account. */
export async function accountPage(ask: SignedAsk, wrong?: Wrong): Promise<DeskPage> {
	const { account, language, services, sessionId } = ask;
	const t = OWN_ACCOUNT_TEXTS[language];
	const passkeys = await services.accounts.listPasskeys(account.id);
	const sessions = await services.accounts.listSessions(account.id);
	const faultOf = (name: string) => (wrong?.to === name ? wrong.text : undefined);
	return {
		title: t.title,
		...(wrong && { status: 422 as const }),
		body: (
			<>
				{wrong && <Faults title={t.faults} faults={[wrong]} />}
				<p>
					{account.email} · {ROLE_NAMES[language][account.role]}
				</p>
				<div className="columns">
					<section className="card">
						<h2>{t.nameTitle}</h2>
						<form method="post" action="/cuenta/nombre" className="stack">
							<InputField
								name="nombre"
								label={t.name}
								value={account.name}
								autoComplete="name"
								most={LONGEST_NAME}
								fault={faultOf("nombre")}
								isRequired
							/>
							<p>
								<button type="submit" className="button">
									{t.save}
								</button>
							</p>
						</form>
					</section>
					<section className="card">
						<h2>{t.languageTitle}</h2>
						<form method="post" action="/idioma" className="row">
							<input type="hidden" name="vuelta" value="/cuenta" />
							{(["es", "en"] as const).map((each) => (
								<button
									key={each}
									type="submit"
									name="idioma"
									value={each}
									lang={each}
									className="button"
									aria-pressed={each === language}
								>
									{each === "es" ? "Español" : "English"}
								</button>
							))}
						</form>
					</section>
					<section className="card">
						<h2>{t.passwordTitle}</h2>
						<form method="post" action="/cuenta/clave" className="stack">
							<InputField
								name="clave"
								label={t.currentPassword}
								type="password"
								autoComplete="current-password"
								fault={faultOf("clave")}
								isRequired
							/>
							<InputField
								name="clave-nueva"
								label={t.newPassword}
								hint={t.passwordHint}
								type="password"
								autoComplete="new-password"
								fault={faultOf("clave-nueva")}
								isRequired
							/>
							<p>
								<button type="submit" className="button">
									{t.changePassword}
								</button>
							</p>
						</form>
					</section>
					<SecondSteps ask={ask} fault={faultOf("clave-codigos")} />
					<Passkeys ask={ask} passkeys={passkeys} />
				</div>
				<Sessions ask={ask} sessions={sessions} own={sessionId} />
			</>
		),
	};
}

function SecondSteps({ ask: { account, language }, fault }: { ask: SignedAsk; fault: string | undefined }) {
	const t = OWN_ACCOUNT_TEXTS[language];
	return (
		<section className="card">
			<h2>{t.appTitle}</h2>
			<p>{account.hasTotp ? t.hasApp : t.hasNoApp}</p>
			<p>
				<a href="/cuenta/aplicacion">{account.hasTotp ? t.renewApp : t.addApp}</a>
			</p>
			{account.hasTotp && (
				<form method="post" action="/cuenta/respaldo" className="stack">
					<InputField
						name="clave-codigos"
						label={t.currentPassword}
						hint={t.newCodesHint}
						type="password"
						autoComplete="current-password"
						fault={fault}
						isRequired
					/>
					<p>
						<button type="submit" className="button">
							{t.newCodes}
						</button>
					</p>
				</form>
			)}
		</section>
	);
}

function Passkeys({ ask: { account, language, services }, passkeys }: { ask: SignedAsk; passkeys: OwnPasskey[] }) {
	const t = OWN_ACCOUNT_TEXTS[language];
	return (
		<section className="card" id="llaves">
			<h2>{t.passkeysTitle}</h2>
			<p>{t.passkeys}</p>
			<ul className="stack">
				{passkeys.map(({ id, name, createdAt }) => (
					<li key={id} className="stack">
						<form method="post" action={`/cuenta/llaves/${id}/nombre`} className="stack">
							<div className="field">
								<label htmlFor={`llave-${id}`}>{t.passkeyName}</label>
								<input id={`llave-${id}`} name="nombre" defaultValue={name} maxLength={LONGEST_NAME} required />
							</div>
							<p className="row">
								<button type="submit" className="button">
									{t.rename}
								</button>
								<button type="submit" className="button" formAction={`/cuenta/llaves/${id}/quitar`} formNoValidate>
									{t.remove}
								</button>
								{createdAt && <Moment at={createdAt} language={language} />}
							</p>
						</form>
					</li>
				))}
			</ul>
			<NewPasskey
				name={`${account.name} ${passkeys.length + 1}`}
				next="/cuenta?hecho=passkey-added"
				{...{ deskUrl: services.deskUrl, language }}
			/>
		</section>
	);
}

function Sessions({ ask: { language }, sessions, own }: { ask: SignedAsk; sessions: OwnSession[]; own: string }) {
	const t = OWN_ACCOUNT_TEXTS[language];
	return (
		<section className="stack" id="sesiones">
			<h2>{t.sessionsTitle}</h2>
			<ul className="columns">
				{sessions.map(({ id, since, userAgent }) => (
					<li key={id} className="card">
						<h3>{nameDevice(userAgent, language)}</h3>
						{id === own && (
							<p>
								<span className="badge" data-kind="done">
									{t.thisOne}
								</span>
							</p>
						)}
						<p>
							{t.since} <Moment at={since} language={language} />
						</p>
						<form method="post" action="/cuenta/sesiones/cerrar">
							<button type="submit" name="sesion" value={id} className="button">
								{t.endSession}
							</button>
						</form>
					</li>
				))}
			</ul>
			{sessions.length > 1 && (
				<form method="post" action="/cuenta/sesiones/cerrar">
					<button type="submit" className="button">
						{t.endOthers}
					</button>
				</form>
			)}
		</section>
	);
}
