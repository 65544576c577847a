import { causeOf } from './cause.ts'

/** Logs one line of JSON. Never pass text that a person typed, a token, an address or SQL. */
export function log(
	level: 'info' | 'warn' | 'error',
	event: string,
	facts: Record<string, string | number | boolean | null | undefined> = {},
): void {
	console[level](JSON.stringify({ level, event, ...facts }))
}

/** The stack of an error without its message: drizzle's message contains the bound values. */
export function whereThrown(error: unknown): string {
	if (!(error instanceof Error)) return 'not an error'
	const { stack = '', message } = error
	const messageAt = stack.indexOf(message)
	if (messageAt === -1) return 'unknown'
	return stack
		.slice(messageAt + message.length)
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, 8)
		.join('\n')
}

/** The facts of a failure that are safe to log. */
export const failureOf = (error: unknown) => ({ cause: causeOf(error), at: whereThrown(error) })
