import "./take-over/take-over.tsx";

// In development only: the starter of a built page calls it itself.
void window.takeOver?.();
