/** One line of JSON. Never pass what a person typed, a token, an address or SQL. */
export function log(
	level: 'info' | 'warn' | 'error',
	event: string,
	facts: Record<string, string | number | boolean | null | undefined> = {},
): void {
	console[level](JSON.stringify({ level, event, ...facts }))
}

/** Where an error was thrown, without its message: drizzle's carries the bound values. */
export function whereThrown(error: unknown): string {
	if (!(error instanceof Error)) return 'not an error'
	return (error.stack ?? '')
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, 8)
		.join('\n')
}
