import type { DeskLanguage } from "../../domain/language.ts";
import { isEmail } from "../../domain/report/report-form.ts";
import { type DeskPage, type DeskRoute, goTo, textOf } from "../frame/desk-route.ts";
import { Faults, InputField } from "../frame/fields.tsx";
import { isLongEnough, LONGEST_NAME } from "./desk-account.ts";
import { ACCESS_TEXTS, NEW_ACCOUNT_TEXTS } from "./texts.ts";

/** The first account, and those that somebody invited. */
export const INVITATION_ROUTES: readonly DeskRoute[] = [
	{
		path: "/primera-cuenta/:token",
		needs: "anybody",
		async get({ language, params, services }) {
			if (!(await services.accounts.isFirstToken(params.token ?? ""))) return gone(language);
			return accountPage(language, { isFirst: true });
		},
	},
	{
		path: "/primera-cuenta/:token",
		needs: "anybody",
		async post({ language, params, services }, form) {
			if (!(await services.accounts.isFirstToken(params.token ?? ""))) return gone(language);
			const typed = read(form);
			const faults = check(language, typed);
			if (faults.length > 0) return accountPage(language, { isFirst: true, typed, faults });
			const made = await services.accounts.createFirst(params.token ?? "", typed);
			return made ? goTo("/entrar", "account-made") : gone(language);
		},
	},
	{
		path: "/invitacion/:token",
		needs: "anybody",
		async get({ language, params, services }) {
			const invitation = await services.accounts.findInvitation(params.token ?? "");
			return invitation ? accountPage(language, { isFirst: false, email: invitation.email }) : gone(language);
		},
	},
	{
		path: "/invitacion/:token",
		needs: "anybody",
		async post({ language, params, services }, form) {
			const invitation = await services.accounts.findInvitation(params.token ?? "");
			if (!invitation) return gone(language);
			const typed = { ...read(form), email: invitation.email };
			const faults = check(language, typed);
			if (faults.length > 0) {
				return accountPage(language, { isFirst: false, email: invitation.email, typed, faults });
			}
			const made = await services.accounts.acceptInvitation(params.token ?? "", typed);
			return made ? goTo("/entrar", "account-made") : gone(language);
		},
	},
];

interface Typed {
	name: string;
	email: string;
	password: string;
}

interface Fault {
	to: string;
	text: string;
}

function read(form: FormData): Typed {
	const password = form.get("clave");
	return {
		name: textOf(form, "nombre").slice(0, LONGEST_NAME),
		email: textOf(form, "correo"),
		password: typeof password === "string" ? password : "",
	};
}

function check(language: DeskLanguage, { name, email, password }: Typed): Fault[] {
	const t = NEW_ACCOUNT_TEXTS[language];
	return [
		...(name === "" ? [{ to: "nombre", text: t.nameFault }] : []),
		...(isEmail(email) ? [] : [{ to: "correo", text: t.emailFault }]),
		...(isLongEnough(password) ? [] : [{ to: "clave", text: t.passwordFault }]),
	];
}

interface Shown {
	isFirst: boolean;
	/** The invited address, which cannot be changed. */
	email?: string;
	typed?: Typed;
	faults?: readonly Fault[];
}

function accountPage(language: DeskLanguage, { isFirst, email, typed, faults = [] }: Shown): DeskPage {
	const t = NEW_ACCOUNT_TEXTS[language];
	const faultOf = (name: string) => faults.find(({ to }) => to === name)?.text;
	return {
		title: isFirst ? t.firstTitle : t.invitedTitle,
		status: faults.length > 0 ? 422 : 200,
		body: (
			<>
				{isFirst && <p>{t.first}</p>}
				<Faults title={t.faults} faults={faults} />
				<form method="post" className="stack">
					<InputField
						name="nombre"
						label={t.name}
						value={typed?.name ?? ""}
						autoComplete="name"
						fault={faultOf("nombre")}
						most={LONGEST_NAME}
						isRequired
					/>
					{email === undefined ? (
						<InputField
							name="correo"
							label={t.email}
							type="email"
							value={typed?.email ?? ""}
							autoComplete="username"
							fault={faultOf("correo")}
							isRequired
						/>
					) : (
						<p>
							{t.email}: <strong>{email}</strong>
						</p>
					)}
					<InputField
						name="clave"
						label={t.password}
						hint={t.passwordHint}
						type="password"
						autoComplete="new-password"
						fault={faultOf("clave")}
						isRequired
					/>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.create}
						</button>
					</p>
				</form>
			</>
		),
	};
}

/** What a link says that is no longer good. */
function gone(language: DeskLanguage): DeskPage {
	const t = NEW_ACCOUNT_TEXTS[language];
	return { title: t.goneTitle, status: 410, body: <p>{t.gone}</p> };
}

/** The way back for who lost password or phone: a link that a coordinator, or who runs the server, has made. */
export const ACCESS_ROUTES: readonly DeskRoute[] = [
	{
		path: "/acceso/:token",
		needs: "anybody",
		async get({ language, params, services }) {
			const account = await services.accounts.findAccess(params.token ?? "");
			return account ? accessPage(language, account.email) : gone(language);
		},
	},
	{
		path: "/acceso/:token",
		needs: "anybody",
		async post({ language, params, services }, form) {
			const account = await services.accounts.findAccess(params.token ?? "");
			if (!account) return gone(language);
			const typed = form.get("clave");
			const password = typeof typed === "string" ? typed : "";
			if (!isLongEnough(password)) {
				return accessPage(language, account.email, NEW_ACCOUNT_TEXTS[language].passwordFault);
			}
			const taken = await services.accounts.takeAccess(params.token ?? "", password);
			return taken ? goTo("/entrar", "access-renewed") : gone(language);
		},
	},
];

function accessPage(language: DeskLanguage, email: string, fault?: string): DeskPage {
	const t = ACCESS_TEXTS[language];
	const { password, passwordHint } = NEW_ACCOUNT_TEXTS[language];
	return {
		title: t.title,
		...(fault && { status: 422 as const }),
		body: (
			<>
				<p>{t.what}</p>
				{fault && <Faults title={t.faults} faults={[{ to: "clave", text: fault }]} />}
				<form method="post" className="stack">
					<input type="hidden" name="correo" value={email} autoComplete="username" />
					<p>
						<strong>{email}</strong>
					</p>
					<InputField
						name="clave"
						label={password}
						hint={passwordHint}
						type="password"
						autoComplete="new-password"
						fault={fault}
						isRequired
					/>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.save}
						</button>
					</p>
				</form>
			</>
		),
	};
}
