import { causeOf } from './cause.ts'
import { log } from './log.ts'
import type { Bindings } from './request-context.ts'

/** The facts of a request whose answer is ready. */
export type Answered = {
	requestId: string
	method: string
	/** The pattern, never the address: addresses hold tokens. */
	route: string
	status: number
	/** In milliseconds since 1970. */
	startedAt: number
	/** Of the error catalogue. */
	code?: string | undefined
	/** The error behind a failure. */
	failure?: unknown
	staffId?: number | undefined
}

/** Logs the one line of a request, a call or a page. A deployed clock advances only with I/O, so short durations read 0. */
export function logRequest(bindings: Pick<Bindings, 'VERSION'>, { startedAt, failure, ...facts }: Answered): void {
	log(facts.status >= 500 ? 'warn' : 'info', 'request', {
		...facts,
		cause: failure === undefined ? undefined : causeOf(failure),
		durationMs: Date.now() - startedAt,
		version: bindings.VERSION?.id,
	})
}
