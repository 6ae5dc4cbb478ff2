import "./back-to-top.css";
import { useEffect, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";

/** Scrolled pixels after which the button appears (specification, section 9). */
const THRESHOLD = 100;

export function BackToTop() {
	const { text } = useText();
	const [isFar, setFar] = useState(false);

	useEffect(() => {
		const look = () => setFar(window.scrollY > THRESHOLD);
		look();
		addEventListener("scroll", look, { passive: true });
		return () => removeEventListener("scroll", look);
	}, []);

	function goToTop() {
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
		document.getElementById("contenido")?.focus({ preventScroll: true });
	}

	return (
		<button
			type="button"
			className="back-to-top"
			hidden={!isFar}
			onClick={goToTop}
			aria-label={text("layout.backToTop")}
		>
			<Icon name="arrow-up" />
		</button>
	);
}
