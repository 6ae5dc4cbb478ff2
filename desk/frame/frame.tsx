import type { ReactNode } from "react";
import { BRAND } from "../../content/brand.ts";
import type { Language } from "../../domain/language.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import { DONE } from "./done.ts";
import { TAKES_FOCUS } from "./fields.tsx";
import { Menu } from "./menu.tsx";
import { FRAME_TEXTS } from "./texts.ts";

export interface DeskFiles {
	/** Addresses of the built style sheet and script. */
	style: string;
	script: string;
}

interface FrameProps {
	title: string;
	language: Language;
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
