import { ROLES } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { Faults, InputField, SelectField } from "../frame/fields.tsx";
import { Moment } from "../frame/moment.tsx";
import { ADMINISTRATION_TEXTS } from "./account-texts.ts";
import { type DeskAccount, ROLE_HINTS, ROLE_NAMES } from "./desk-account.ts";

interface Typed {
	email: string;
	role: string;
	faults: readonly { to: string; text: string }[];
}

/** All accounts, the open invitations, and the form that invites. */
export async function accountsPage({ account: own, language, services }: SignedAsk, typed?: Typed): Promise<DeskPage> {
	const t = ADMINISTRATION_TEXTS[language];
	const accounts = await services.accounts.list();
	const lastSignIns = await services.accounts.listLastSignIns();
	const invitations = await services.accounts.listInvitations();
	const faultOf = (name: string) => typed?.faults.find(({ to }) => to === name)?.text;
	return {
		title: t.title,
		...(typed && { status: 422 as const }),
		body: (
			<>
				{typed && <Faults title={t.faults} faults={typed.faults} />}
				<ul className="columns">
					{accounts.map((account) => {
						const at = lastSignIns.get(account.id);
						return (
							<li key={account.id} className="card">
								<h2>
									<a href={`/cuentas/${account.id}`}>{account.name}</a>
								</h2>
								<p>{account.email}</p>
								<p className="row">
									<span className="badge">{ROLE_NAMES[language][account.role]}</span>
									{!account.isActive && (
										<span className="badge" data-kind="warning">
											{t.closed}
										</span>
									)}
									{account.id === own.id && <span className="quiet">{t.you}</span>}
								</p>
								<p>
									{t.secondStep}: {nameSecondStep(account, t)}
								</p>
								<p className="quiet">
									{t.lastSignIn}: {at ? <Moment at={at} language={language} /> : t.never}
								</p>
							</li>
						);
					})}
				</ul>
				<section className="stack">
					<h2>{t.inviteTitle}</h2>
					<form method="post" action="/cuentas/invitar" className="stack">
						<InputField
							name="correo"
							label={t.email}
							type="email"
							value={typed?.email ?? ""}
							autoComplete="off"
							most={254}
							fault={faultOf("correo")}
							isRequired
						/>
						<SelectField
							name="papel"
							label={t.role}
							hint={ROLES.map((role) => `${ROLE_NAMES[language][role]}: ${ROLE_HINTS[language][role]}`).join(" ")}
							value={typed?.role ?? "editor"}
							options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[language][role] }))}
							fault={faultOf("papel")}
						/>
						<p>
							<button type="submit" className="button" data-kind="primary">
								{t.invite}
							</button>
						</p>
					</form>
				</section>
				{invitations.length > 0 && (
					<section className="stack">
						<h2>{t.invitationsTitle}</h2>
						<ul className="columns">
							{invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
								<li key={id} className="card">
									<p>
										<strong>{email}</strong>
									</p>
									<p>
										{ROLE_NAMES[language][role]} · {t.invitedBy} {invitedBy}
									</p>
									<p className="quiet">
										{t.goodUntil} <Moment at={expiresAt} language={language} />
									</p>
									<form method="post" action={`/cuentas/invitaciones/${id}/retirar`}>
										<button type="submit" className="button">
											{t.withdraw}
										</button>
									</form>
								</li>
							))}
						</ul>
					</section>
				)}
			</>
		),
	};
}

function nameSecondStep(
	{ hasTotp, passkeys }: DeskAccount,
	t: (typeof ADMINISTRATION_TEXTS)[keyof typeof ADMINISTRATION_TEXTS],
): string {
	const steps = [hasTotp ? t.byApp : "", passkeys > 0 ? t.byPasskey(passkeys) : ""].filter(Boolean);
	return steps.length > 0 ? steps.join(", ") : t.noSecondStep;
}

interface Made {
	link: string;
	email: string;
	kind: "invitation" | "access";
}

/** A link that is shown this once: to copy, or to send with one's own mail program. */
export function linkPage(language: DeskLanguage, { link, email, kind }: Made): DeskPage {
	const t = ADMINISTRATION_TEXTS[language];
	const words = kind === "invitation" ? t.invitationMail : t.accessMail;
	const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.body(link))}`;
	return {
		title: kind === "invitation" ? t.invitationMade : t.accessMade,
		body: (
			<>
				<p>
					{t.linkFor} <strong>{email}</strong>. {t.linkHint}
				</p>
				<div className="field">
					<label htmlFor="enlace">{t.link}</label>
					<input id="enlace" defaultValue={link} readOnly />
				</div>
				<p className="row">
					<a className="button" data-kind="primary" href={mail}>
						{t.sendByMail}
					</a>
					<a href="/cuentas">{t.backToAll}</a>
				</p>
			</>
		),
	};
}
