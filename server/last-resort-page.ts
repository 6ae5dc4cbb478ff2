/** The page for when pages themselves cannot be made: no asset, no script, both languages (trust.md A88). */
export function lastResortPage(reference: string): string {
	return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No pudimos mostrar la página · Ventanilla Abierta</title>
</head>
<body>
<main>
<h1>No pudimos mostrar la página</h1>
<p>El error es nuestro. Espera un momento y vuelve a intentarlo. Si sigue igual, escríbenos e incluye este número: <strong>${reference}</strong>.</p>
<p><a href="">Reintentar</a> · <a href="/">Ir al inicio</a></p>
<section lang="en">
<h2>We could not show the page</h2>
<p>The mistake is ours. Wait a moment and try again. If it goes on, write to us and quote this number: <strong>${reference}</strong>.</p>
</section>
</main>
</body>
</html>
`;
}
