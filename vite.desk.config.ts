import { defineConfig } from "vite";

/** The desk: its script and style sheet for the browser, and its pages for the server (docs/desk.md). */
export default defineConfig(({ mode }) => ({
	cacheDir: ".vite-desk",
	publicDir: false,
	build:
		mode === "server"
			? { ssr: "desk/app.ts", outDir: "build/desk/server", target: "es2022", emptyOutDir: true }
			: {
					outDir: "build/desk/files",
					assetsDir: "archivos",
					assetsInlineLimit: 0,
					emptyOutDir: true,
					manifest: "manifest.json",
					target: "es2022",
					rollupOptions: { input: ["desk/browser/desk.ts", "desk/styles/desk.css"] },
				},
}));
