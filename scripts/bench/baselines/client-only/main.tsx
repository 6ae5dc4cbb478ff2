import "./client-only.css";
import { type MouseEvent, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Card, type Fact, type PageContent, PLACES, type Section, SITE_NAME } from "../../page-content.ts";

/** Asks for the words of the page as JSON and draws them; links change the page without a new document. */
function Site() {
	const [address, setAddress] = useState(location.pathname + location.search);
	const [content, setContent] = useState<PageContent>();

	useEffect(() => {
		const follow = () => setAddress(location.pathname + location.search);
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, []);

	useEffect(() => {
		const leaving = new AbortController();
		fetch(`/api/page?path=${encodeURIComponent(address)}`, { signal: leaving.signal })
			.then((response) => response.json())
			.then(setContent)
			.catch(() => undefined);
		return () => leaving.abort();
	}, [address]);

	useEffect(() => {
		if (content) document.title = `${content.title} · ${SITE_NAME}`;
	}, [content]);

	function follow(event: MouseEvent) {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || link.origin !== location.origin) return;
		event.preventDefault();
		history.pushState(null, "", link.href);
		setAddress(link.pathname + link.search);
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses a link with a click.
		<div onClick={follow}>
			<header>
				<nav>
					<Places />
				</nav>
			</header>
			<main>{content ? <Page content={content} /> : <p role="status">Cargando…</p>}</main>
			<footer>
				<Places />
			</footer>
		</div>
	);
}

function Places() {
	return PLACES.map(([href, name]) => (
		<a key={href} href={href}>
			{name}
		</a>
	));
}

function Page({ content: { title, lead, search, choices, sections } }: { content: PageContent }) {
	return (
		<>
			<h1>{title}</h1>
			<p>{lead}</p>
			<search>
				<form action="/catalogo">
					<label>
						¿Qué trámite buscas? <input key={search} name="search" type="search" defaultValue={search} />
					</label>
					<button type="submit">Buscar</button>
					{choices.length > 0 && (
						<details>
							<summary>Filtros</summary>
							{choices.map(({ name, options }) => (
								<label key={name}>
									{name}
									<select>
										{options.map((option) => (
											<option key={option}>{option}</option>
										))}
									</select>
								</label>
							))}
						</details>
					)}
				</form>
			</search>
			{sections.map((section) => (
				<PageSection key={section.heading} section={section} />
			))}
		</>
	);
}

function PageSection({ section: { heading, text, facts, list, cards, isFolded } }: { section: Section }) {
	const List = list?.kind === "ordered" ? "ol" : "ul";
	const body = (
		<>
			{text && <p>{text}</p>}
			{facts && <Facts facts={facts} />}
			{list && (
				<List>
					{list.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</List>
			)}
			{cards?.map((card) => (
				<CardView key={card.href} card={card} />
			))}
		</>
	);
	if (isFolded) {
		return (
			<details>
				<summary>{heading}</summary>
				{body}
			</details>
		);
	}
	return (
		<section>
			<h2>{heading}</h2>
			{body}
		</section>
	);
}

function CardView({ card: { title, href, tag, text, facts } }: { card: Card }) {
	return (
		<article>
			<h3>
				<a href={href}>{title}</a>
			</h3>
			{tag && <small>{tag}</small>}
			<p>{text}</p>
			<Facts facts={facts} />
		</article>
	);
}

function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl>
			{facts.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Site />);
