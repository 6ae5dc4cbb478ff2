import { isRole, ROLES } from "../../domain/desk/roles.ts";
import { isEmail } from "../../domain/report/report-form.ts";
import type { Answer, DeskPage, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { Faults, SelectField } from "../frame/fields.tsx";
import { Moment } from "../frame/moment.tsx";
import type { AccountChange } from "./account-store.server.ts";
import { ADMINISTRATION_TEXTS } from "./account-texts.ts";
import { accountsPage, linkPage } from "./accounts-page.tsx";
import { type DeskAccount, ROLE_HINTS, ROLE_NAMES } from "./desk-account.ts";

const LONGEST_EMAIL = 254;

/** The accounts of everybody. */
export const ADMINISTRATION_ROUTES: readonly DeskRoute[] = [
	{ path: "/cuentas", needs: "accounts", get: (ask) => accountsPage(ask) },
	{ path: "/cuentas/invitar", needs: "accounts", post: invite },
	{
		path: "/cuentas/invitaciones/:id/retirar",
		needs: "accounts",
		async post({ actor, params, services }) {
			const isGone = await services.accounts.withdrawInvitation(params.id ?? "", actor);
			return goTo("/cuentas", isGone ? "invitation-withdrawn" : undefined);
		},
	},
	{ path: "/cuentas/:id", needs: "accounts", get: (ask) => withAccount(ask, (account) => accountPage(ask, account)) },
	{
		path: "/cuentas/:id/papel",
		needs: "accounts",
		post: (ask, form) =>
			withAccount(ask, async (account) => {
				const role = textOf(form, "papel");
				if (!isRole(role)) return accountPage(ask, account, ADMINISTRATION_TEXTS[ask.language].roleFault);
				const outcome = await ask.services.accounts.changeRole(account.id, role, ask.actor);
				return settle(ask, account, { outcome, done: "role-changed" });
			}),
	},
	{
		path: "/cuentas/:id/estado",
		needs: "accounts",
		post: (ask, form) =>
			withAccount(ask, async (account) => {
				const isActive = textOf(form, "estado") === "abierta";
				const outcome = await ask.services.accounts.setActive(account.id, isActive, ask.actor);
				return settle(ask, account, { outcome, done: isActive ? "account-opened" : "account-closed" });
			}),
	},
	{
		path: "/cuentas/:id/sesiones",
		needs: "accounts",
		post: (ask) =>
			withAccount(ask, async ({ id }) => {
				await ask.services.accounts.endSessions(id, ask.actor);
				return goTo(`/cuentas/${id}`, "account-sessions-ended");
			}),
	},
	{
		path: "/cuentas/:id/enlace",
		needs: "accounts",
		post: (ask) =>
			withAccount(ask, async (account) => {
				const t = ADMINISTRATION_TEXTS[ask.language];
				const link = await ask.services.accounts.makeAccessLink(account.id, ask.actor);
				if (!link) return accountPage(ask, account, t.closedLink);
				return linkPage(ask.language, { link, email: account.email, kind: "access" });
			}),
	},
];

async function invite(ask: SignedAsk, form: FormData): Promise<Answer> {
	const t = ADMINISTRATION_TEXTS[ask.language];
	const email = textOf(form, "correo").toLowerCase();
	const role = textOf(form, "papel");
	const faults = [
		...(isEmail(email) && email.length <= LONGEST_EMAIL ? [] : [{ to: "correo", text: t.emailFault }]),
		...(isRole(role) ? [] : [{ to: "papel", text: t.roleFault }]),
		...((await ask.services.accounts.findByEmail(email)) ? [{ to: "correo", text: t.hasAccount }] : []),
	];
	if (faults.length > 0 || !isRole(role)) return accountsPage(ask, { email, role, faults });
	const link = await ask.services.accounts.invite({ email, role }, ask.actor);
	return linkPage(ask.language, { link, email, kind: "invitation" });
}

async function withAccount(ask: SignedAsk, work: (account: DeskAccount) => Promise<Answer>): Promise<Answer> {
	const account = await ask.services.accounts.find(ask.params.id ?? "");
	const t = ADMINISTRATION_TEXTS[ask.language];
	return account ? work(account) : { title: t.unknownTitle, status: 404, body: <p>{t.unknown}</p> };
}

function settle(
	ask: SignedAsk,
	account: DeskAccount,
	{ outcome, done }: { outcome: AccountChange; done: string },
): Answer | Promise<Answer> {
	if (outcome === "changed") return goTo(`/cuentas/${account.id}`, done);
	return accountPage(ask, account, ADMINISTRATION_TEXTS[ask.language].lastCoordinator);
}

async function accountPage({ language, services }: SignedAsk, account: DeskAccount, fault?: string): Promise<DeskPage> {
	const t = ADMINISTRATION_TEXTS[language];
	const at = (await services.accounts.listLastSignIns()).get(account.id);
	const action = (name: string) => `/cuentas/${account.id}/${name}`;
	return {
		title: account.name,
		...(fault && { status: 422 as const }),
		body: (
			<>
				{fault && <Faults title={t.faults} faults={[{ text: fault }]} />}
				<p>
					{account.email} · {account.isActive ? t.open : t.closed} · {t.lastSignIn}:{" "}
					{at ? <Moment at={at} language={language} /> : t.never}
				</p>
				<div className="columns">
					<section className="card">
						<h2>{t.roleTitle}</h2>
						<form method="post" action={action("papel")} className="stack">
							<SelectField
								name="papel"
								label={t.role}
								hint={ROLES.map((role) => `${ROLE_NAMES[language][role]}: ${ROLE_HINTS[language][role]}`).join(" ")}
								value={account.role}
								options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[language][role] }))}
							/>
							<p>
								<button type="submit" className="button">
									{t.changeRole}
								</button>
							</p>
						</form>
					</section>
					<section className="card">
						<h2>{t.accessTitle}</h2>
						<p>{t.access}</p>
						<form method="post" action={action("enlace")}>
							<button type="submit" className="button">
								{t.makeLink}
							</button>
						</form>
					</section>
					<section className="card">
						<h2>{t.stateTitle}</h2>
						<p>{account.isActive ? t.closing : t.opening}</p>
						<div className="row">
							<form method="post" action={action("estado")}>
								<button type="submit" className="button" name="estado" value={account.isActive ? "cerrada" : "abierta"}>
									{account.isActive ? t.close : t.reopen}
								</button>
							</form>
							<form method="post" action={action("sesiones")}>
								<button type="submit" className="button">
									{t.endSessions}
								</button>
							</form>
						</div>
					</section>
				</div>
				<p>
					<a href={`/bitacora?quien=${encodeURIComponent(account.id)}`}>{t.whatTheyDid}</a> ·{" "}
					<a href="/cuentas">{t.backToAll}</a>
				</p>
			</>
		),
	};
}
