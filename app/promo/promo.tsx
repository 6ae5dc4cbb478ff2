import { useEffect, useState } from "react";
import { useLazyPart } from "../components/use-lazy-part.ts";
import { isPromoDue } from "./promo-memory.ts";

/** Milliseconds after load (specification, section 9). */
const DELAY = 3000;

const fetchCard = () => import("./promo-card.tsx").then((module) => module.PromoCard);

/** The notice of the day: three seconds after load, at most once a day, whatever else is open. */
export function Promo() {
	const [isDue, setDue] = useState(false);
	const [isShown, setShown] = useState(false);
	const Card = useLazyPart(fetchCard, isDue);

	useEffect(() => {
		if (!isPromoDue(new Date())) return;
		setDue(true);
		// Another tab may have shown it meanwhile.
		const timer = setTimeout(() => setShown(isPromoDue(new Date())), DELAY - millisecondsSinceLoad());
		return () => clearTimeout(timer);
	}, []);

	return isShown && Card ? <Card onGone={() => setShown(false)} /> : null;
}

function millisecondsSinceLoad(): number {
	const [navigation] = performance.getEntriesByType("navigation");
	const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
	return loaded > 0 ? performance.now() - loaded : 0;
}
