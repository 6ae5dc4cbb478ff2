import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { renderToStaticMarkup } from "react-dom/server";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskSession } from "../accounts/accounts.server.ts";
import { hasSecondFactor } from "../accounts/desk-account.ts";
import type { Answer, Ask, DeskPage, DeskRoute, DeskServices, SignedAsk } from "./desk-route.ts";
import { goTo, methodOf } from "./desk-route.ts";
import { Resend } from "./fields.tsx";
import { type DeskFiles, Frame } from "./frame.tsx";
import { isOwnPost, languageOf } from "./own-requests.ts";
import { FRAME_TEXTS } from "./texts.ts";

const MOST_BYTES = 1_000_000;
/** More than the longest form of the desk has by far. */
const MOST_FIELDS = 5_000;
/** A page of the desk loads its own files only, and sends its forms nowhere else. */
const POLICY = [
	"default-src 'none'",
	"style-src 'self'",
	"script-src 'self'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** Puts the routes on the application, each behind the permission that it names. */
export function answerRoutes(app: Hono, routes: readonly DeskRoute[], services: DeskServices, files: DeskFiles): void {
	for (const route of routes) {
		const limit = bodyLimit({
			maxSize: route.mostBytes ?? MOST_BYTES,
			onError: (context) => answerTrouble(context, "tooLarge", undefined, route.tooLarge?.[languageOf(context)]),
		});
		app.on(methodOf(route).toUpperCase(), route.path, guard(route), limit, (context) => answer(context, route));
	}
	app.notFound((context) => answerTrouble(context, "notFound"));
	app.onError((error, context) => {
		const reference = crypto.randomUUID().slice(0, 8);
		services.log.error({ id: reference, err: error }, "desk request failed");
		return answerTrouble(context, "failed", reference);
	});

	/** A large file is read only from somebody who may send it: a stranger fills no memory. */
	function guard(route: DeskRoute): MiddlewareHandler {
		return async (context, next) => {
			if (!("post" in route) || (route.mostBytes ?? 0) <= MOST_BYTES) return next();
			const { raw: request } = context.req;
			if (!isOwnPost(request, services.deskUrl)) return answerTrouble(context, "wrongOrigin");
			try {
				const session = await services.accounts.findSession(request.headers);
				const refusal = refuse(context, route, session, new FormData());
				return refusal ? await refusal : next();
			} catch (error) {
				if (!(await isAway(error))) throw error;
				return respond(context, unavailable({ language: languageOf(context) }, new FormData()), null);
			}
		};
	}

	async function answer(context: Context, route: DeskRoute): Promise<Response> {
		const { raw: request } = context.req;
		// No name of anything has it, and PostgreSQL refuses the question.
		if (Object.values(context.req.param()).some((part) => part.includes("\0")))
			return answerTrouble(context, "notFound");
		const ask: Ask = {
			request,
			url: new URL(request.url),
			params: context.req.param() as Readonly<Record<string, string>>,
			language: languageOf(context),
			services,
		};
		if ("post" in route && !isOwnPost(request, services.deskUrl)) return answerTrouble(context, "wrongOrigin");
		let form: FormData | undefined;
		try {
			form = "post" in route ? await request.formData().catch(() => new FormData()) : undefined;
			if (form && [...form.keys()].length > MOST_FIELDS) return answerTrouble(context, "tooLarge");
			const session = await services.accounts.findSession(request.headers);
			const refusal = refuse(context, route, session, form);
			if (refusal) return await refusal;
			return await respond(context, await run(route, ask, session, form), session);
		} catch (error) {
			if (!(await isAway(error))) throw error;
			services.log.warn({ err: error }, "The desk's database does not answer");
			return respond(context, unavailable(ask, form), null);
		}
	}

	/** The library that keeps accounts hides what the database said: so the database is asked. */
	async function isAway(error: unknown): Promise<boolean> {
		if (error instanceof Error && error.name === "BackendUnavailable") return true;
		return services.database.read(async () => false).catch(() => true);
	}

	/** What somebody gets who may not ask this; undefined who may. */
	function refuse(
		context: Context,
		{ needs }: DeskRoute,
		session: DeskSession | null,
		form: FormData | undefined,
	): Promise<Response> | Response | undefined {
		if (needs === "anybody") return undefined;
		const language = languageOf(context);
		if (!session) {
			const { pathname, search } = new URL(context.req.url);
			if (!form) return goTo(`/entrar?vuelta=${encodeURIComponent(`${pathname}${search}`)}`);
			const t = FRAME_TEXTS[language];
			const body = <Resend form={form} language={language} reason={t.ended} signIn />;
			return respond(context, { title: t.endedTitle, status: 403, body }, null);
		}
		const isNewcomer = !hasSecondFactor(session.account);
		if (needs === "newcomer") return undefined;
		if (isNewcomer) return form ? answerTrouble(context, "forbidden") : goTo("/cuenta/segundo-paso");
		return mayDo(session.account.role, needs) ? undefined : answerTrouble(context, "forbidden");
	}

	function unavailable({ language }: Pick<Ask, "language">, form: FormData | undefined): DeskPage {
		const t = FRAME_TEXTS[language];
		return {
			title: t.unavailableTitle,
			status: 503,
			body: form ? <Resend form={form} language={language} reason={t.unavailable} /> : <p>{t.unavailableRead}</p>,
		};
	}

	async function answerTrouble(
		context: Context,
		trouble: "notFound" | "forbidden" | "wrongOrigin" | "tooLarge" | "failed",
		reference?: string,
		words?: string,
	): Promise<Response> {
		const status = { notFound: 404, forbidden: 403, wrongOrigin: 403, tooLarge: 413, failed: 500 } as const;
		const t = FRAME_TEXTS[languageOf(context)];
		const body = (
			<>
				<p>
					{words ?? t[trouble]} {reference && <code>{reference}</code>}
				</p>
				<p>
					<a href="/">{t.home}</a>
				</p>
			</>
		);
		const session = await services.accounts.findSession(context.req.raw.headers).catch(() => null);
		const answered = await respond(context, { title: t[`${trouble}Title`], body }, session);
		return new Response(answered.body, { status: status[trouble], headers: answered.headers });
	}

	async function respond(context: Context, made: Answer, session: DeskSession | null): Promise<Response> {
		if (made instanceof Response) {
			if (!made.headers.has("Cache-Control")) made.headers.set("Cache-Control", "no-store");
			return made;
		}
		const { pathname, searchParams } = new URL(context.req.url);
		const account = session && hasSecondFactor(session.account) ? session.account : null;
		const markup = renderToStaticMarkup(
			<Frame
				title={made.title}
				language={languageOf(context)}
				account={account}
				path={pathname}
				done={searchParams.get("hecho")}
				isFaulty={made.status === 409 || made.status === 422 || searchParams.has("falta")}
				files={files}
			>
				{made.body}
			</Frame>,
		);
		return new Response(`<!doctype html>${markup}`, {
			status: made.status ?? 200,
			headers: {
				"Content-Type": "text/html; charset=utf-8",
				"Content-Security-Policy": POLICY,
				"Cache-Control": "no-store",
				// The address of an invitation is a secret: no other site learns where somebody comes from.
				"Referrer-Policy": "same-origin",
				...made.headers,
			},
		});
	}
}

async function run(
	route: DeskRoute,
	ask: Ask,
	session: DeskSession | null,
	form: FormData | undefined,
): Promise<Answer> {
	if (route.needs === "anybody") return "get" in route ? route.get(ask) : route.post(ask, form ?? new FormData());
	if (!session) throw new Error("A route that needs an account was reached without one.");
	const { account, sessionId } = session;
	const signed: SignedAsk = { ...ask, account, sessionId, actor: { id: account.id, name: account.name } };
	return "get" in route ? route.get(signed) : route.post(signed, form ?? new FormData());
}
