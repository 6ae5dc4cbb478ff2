import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Invitation } from "../../content/banner.ts";
import { BANNER_SLIDES } from "../../content/banner.ts";
import { addresses } from "../address/addresses.ts";
import { Form } from "../components/form.tsx";
import { Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";

/** Milliseconds that a slide stays (specification, section 9). */
const SLIDE_TIME = 5000;

/**
 * Slides that change by themselves until the citizen takes over with arrows, dots or "Pausar".
 * They wait while pointed at or focused, and start paused under reduced motion (cases K01, A37).
 */
export function Banner({ first, published }: { first: number; published: readonly Invitation[] | undefined }) {
	const { text, language } = useText();
	const slides = published ?? BANNER_SLIDES[language];
	const [shown, setShown] = useState(first % slides.length);
	const [isTurning, setTurning] = useState(true);
	const [isWaiting, setWaiting] = useState(false);
	const banner = useRef<HTMLElement>(null);

	// It may have turned before React came: read before "scriptsready" puts it back, turned again before anybody sees it.
	useLayoutEffect(() => {
		setTurning(!matchMedia("(prefers-reduced-motion: reduce)").matches);
		const inSight = banner.current?.querySelector<HTMLElement>(".banner-slide[data-state=shown]");
		setShown((current) => (inSight ? Number(inSight.dataset.position) : current));
	}, []);

	useEffect(() => {
		if (!isTurning || isWaiting) return;
		const timer = setInterval(() => setShown((current) => (current + 1) % slides.length), SLIDE_TIME);
		return () => clearInterval(timer);
	}, [isTurning, isWaiting, slides.length]);

	function show(event: React.MouseEvent, choose: (current: number) => number) {
		event.preventDefault();
		setTurning(false);
		setShown((current) => (choose(current) + slides.length) % slides.length);
	}

	if (slides.length === 0) return null;
	const previous = (shown - 1 + slides.length) % slides.length;
	const next = (shown + 1) % slides.length;
	return (
		<section
			ref={banner}
			className="banner screen-only"
			aria-roledescription={text("catalogue.banner.role")}
			aria-label={text("catalogue.banner.label")}
			onPointerEnter={() => setWaiting(true)}
			onPointerLeave={() => setWaiting(false)}
			onFocus={() => setWaiting(true)}
			onBlur={() => setWaiting(false)}
		>
			<Form className="banner-controls" preventScrollReset>
				<button
					type="button"
					className="banner-control"
					data-needs="scripts"
					onClick={() => setTurning((wasTurning) => !wasTurning)}
				>
					<Icon name={isTurning ? "pause" : "play"} />
					<span>{text(isTurning ? "catalogue.banner.pause" : "catalogue.banner.play")}</span>
				</button>
				<button
					type="submit"
					data-held
					name={addresses.catalogue.query.slide.name}
					value={previous + 1}
					className="banner-control"
					aria-label={text("catalogue.banner.previous")}
					onClick={(event) => show(event, (current) => current - 1)}
				>
					<Icon name="chevron-left" />
				</button>
				{slides.map((slide, position) => (
					<button
						key={slide.title}
						type="submit"
						data-held
						name={addresses.catalogue.query.slide.name}
						value={position + 1}
						className="banner-control banner-dot"
						aria-label={text("catalogue.banner.goTo", { position: position + 1, count: slides.length })}
						aria-current={position === shown ? "true" : undefined}
						onClick={(event) => show(event, () => position)}
					/>
				))}
				<button
					type="submit"
					data-held
					name={addresses.catalogue.query.slide.name}
					value={next + 1}
					className="banner-control"
					aria-label={text("catalogue.banner.next")}
					onClick={(event) => show(event, (current) => current + 1)}
				>
					<Icon name="chevron-right" />
				</button>
			</Form>
			<div className="banner-slides" aria-live={isTurning ? "off" : "polite"}>
				{slides.map((slide, position) => (
					<section
						key={slide.title}
						className="banner-slide"
						aria-roledescription={text("catalogue.banner.slideRole")}
						aria-label={text("catalogue.banner.slide", { position: position + 1, count: slides.length })}
						inert={position !== shown}
						data-position={position}
						data-state={position === shown ? "shown" : "hidden"}
					>
						<h2>{slide.title}</h2>
						<p>{slide.text}</p>
						<Link to={slide.to}>
							{`${slide.linkLabel} `}
							<Icon name="arrow-right" />
						</Link>
					</section>
				))}
			</div>
			<script
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, which only the server writes
				dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? turnBeforeReact(SLIDE_TIME) : "" }}
			/>
		</section>
	);
}

/**
 * Turns the banner until React does, as a plain script that stands in the banner itself: whoever only looks at the
 * page starts no other scripts (docs/decisions/scripts-on-intent.md). It waits where React would, and for a press that
 * waits. React changes only what it knows to be otherwise, so in the end it finds the slide of the server again and
 * turns to the last one by itself. The catalogue alone carries it; the policy allows it by its digest.
 */
function turnBeforeReact(slideTime: number): string {
	return `((banner)=>{
if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
const slides=[...banner.querySelectorAll(".banner-slide")];
const first=slides.findIndex(({inert})=>!inert);
let shown=first;
const show=(next)=>{
shown=next;
slides.forEach((slide,at)=>{slide.inert=at!==next;slide.dataset.state=at===next?"shown":"hidden"});
banner.querySelectorAll(".banner-dot").forEach((dot,at)=>at===next?dot.setAttribute("aria-current",true):dot.removeAttribute("aria-current"))
};
const timer=setInterval(()=>banner.matches(":is(:hover,:focus-within,:has([data-waiting]))")||show((shown+1)%slides.length),${slideTime});
addEventListener("scriptsready",()=>{clearInterval(timer);show(first)},{once:true})
})(document.currentScript.parentElement)`.replaceAll("\n", "");
}
