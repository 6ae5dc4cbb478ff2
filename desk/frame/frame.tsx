import type { ReactNode } from "react";
import { BRAND } from "../../content/brand.ts";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import { mayDo, type Permission, type Role } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import { TAKES_FOCUS } from "./fields.tsx";
import { DONE, FRAME_TEXTS } from "./texts.ts";

interface Room {
	to: string;
	label: ByDeskLanguage<string>;
	needs: Permission;
}

/** The desk's menu, in its order. */
const ROOMS: readonly Room[] = [
	{ to: "/", label: { es: "Inicio", en: "Home" }, needs: "read" },
	{ to: "/pendientes", label: { es: "Pendientes", en: "To do" }, needs: "read" },
	{ to: "/tramites", label: { es: "Trámites", en: "Procedures" }, needs: "read" },
	{ to: "/instituciones", label: { es: "Instituciones", en: "Institutions" }, needs: "read" },
	{ to: "/oficinas", label: { es: "Oficinas", en: "Offices" }, needs: "read" },
	{ to: "/borradores", label: { es: "Borradores", en: "Drafts" }, needs: "read" },
	{ to: "/reportes", label: { es: "Reportes", en: "Reports" }, needs: "read" },
	{ to: "/textos", label: { es: "Textos", en: "Texts" }, needs: "read" },
	{ to: "/experiencias", label: { es: "Experiencias", en: "Guides" }, needs: "read" },
	{ to: "/observatorio", label: { es: "Observatorio", en: "Observatory" }, needs: "read" },
	{ to: "/importar-y-exportar", label: { es: "Importar y exportar", en: "Import and export" }, needs: "read" },
	{ to: "/cuentas", label: { es: "Cuentas", en: "Accounts" }, needs: "accounts" },
	{ to: "/bitacora", label: { es: "Bitácora", en: "Log" }, needs: "log" },
];

/** Rooms that belong together stand together, in this order; a room that is not named comes last of the first group. */
const GROUPS: readonly (readonly string[])[] = [
	["/", "/pendientes", "/reportes"],
	[
		"/tramites",
		"/instituciones",
		"/oficinas",
		"/experiencias",
		"/observatorio",
		"/textos",
		"/borradores",
		"/importar-y-exportar",
	],
	["/cuentas", "/bitacora"],
];

/** What this role sees of the menu, group by group. */
function groupRooms(role: Role): readonly (readonly Room[])[] {
	const seen = ROOMS.filter(({ needs }) => mayDo(role, needs));
	const isNamed = (to: string) => GROUPS.some((group) => group.includes(to));
	return GROUPS.map((group, at) => [
		...group.flatMap((to) => seen.find((room) => room.to === to) ?? []),
		...(at === 0 ? seen.filter(({ to }) => !isNamed(to)) : []),
	]).filter((rooms) => rooms.length > 0);
}

interface MenuProps {
	role: Role;
	language: DeskLanguage;
	path: string;
}

/** The rooms of the desk: a row where there is room, behind one button on a phone. */
function Menu(props: MenuProps) {
	const t = FRAME_TEXTS[props.language];
	return (
		<nav className="rooms" aria-label={t.rooms}>
			<div className="page rooms-wide">
				<RoomLists {...props} />
			</div>
			<details className="page rooms-narrow">
				<summary>{t.menu}</summary>
				<RoomLists {...props} />
			</details>
		</nav>
	);
}

function RoomLists({ role, language, path }: MenuProps) {
	return groupRooms(role).map((rooms) => (
		<ul key={rooms[0]?.to}>
			{rooms.map(({ to, label }) => (
				<li key={to}>
					<a href={to} aria-current={path === to || (to !== "/" && path.startsWith(`${to}/`)) ? "page" : undefined}>
						{label[language]}
					</a>
				</li>
			))}
		</ul>
	));
}

export interface DeskFiles {
	/** Addresses of the built style sheet and script. */
	style: string;
	script: string;
}

interface FrameProps {
	title: string;
	language: DeskLanguage;
	/** Null for who has not signed in, or is not done with it. */
	account: DeskAccount | null;
	path: string;
	/** Names the message of what was just done. */
	done: string | null;
	/** Whether the page says what is wrong with what was sent; its title begins with it. */
	isFaulty: boolean;
	files: DeskFiles;
	children: ReactNode;
}

/** The document around every page of the desk. */
export function Frame({ title, language, account, path, done, isFaulty, files, children }: FrameProps) {
	const t = FRAME_TEXTS[language];
	const message = done === null ? undefined : DONE[done]?.[language];
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex, nofollow" />
				<title>{`${isFaulty ? "Error: " : ""}${title} · ${t.desk}`}</title>
				<link rel="stylesheet" href={files.style} />
				<script type="module" src={files.script} />
			</head>
			<body>
				<a className="skip" href="#contenido">
					{t.skip}
				</a>
				<header className="masthead">
					<div className="page masthead-row">
						<a className="brand" href="/">
							{BRAND.product} <span>{t.desk}</span>
						</a>
						<form className="language" method="post" action="/idioma">
							<input type="hidden" name="vuelta" value={path} />
							<button
								type="submit"
								className="link"
								name="idioma"
								value={language === "es" ? "en" : "es"}
								lang={language === "es" ? "en" : "es"}
							>
								{language === "es" ? "English" : "Español"}
							</button>
						</form>
						{account && (
							<form className="who" method="post" action="/salir">
								<a href="/cuenta">{account.name}</a>
								<button type="submit" className="link">
									{t.signOut}
								</button>
							</form>
						)}
					</div>
					{account && <Menu role={account.role} language={language} path={path} />}
				</header>
				<main id="contenido" className="page" tabIndex={-1}>
					<h1>{title}</h1>
					{message && (
						<p className="notice" data-kind="done" role="status" {...(!isFaulty && TAKES_FOCUS)}>
							{message}
						</p>
					)}
					{children}
				</main>
				<footer className="page foot">{t.foot}</footer>
			</body>
		</html>
	);
}
