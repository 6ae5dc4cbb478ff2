// Loaded into a real portal by a test (node --import): at SIGUSR2 two errors happen that no code of ours catches.
process.on("SIGUSR2", () => {
	setTimeout(() => {
		throw new Error("injected into a timer");
	});
	void Promise.reject(new Error("injected into a promise"));
});
