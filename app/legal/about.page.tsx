import { useText } from "../use-text.ts";

export default function Page() {
	const { text } = useText();
	return <h1>{text("legal.title")}</h1>;
}
