import { AppError } from './errors.ts'

/** A failure that the Worker itself finds. The log shows its code. */
export class CodedError extends Error {
	readonly code: string

	constructor(code: string, message: string) {
		super(message)
		this.name = 'CodedError'
		this.code = code
	}
}

/** https://www.sqlite.org/rescode.html, as far as D1 reports them. */
const sqliteCodes = new Set(
	[
		...[
			'ABORT',
			'AUTH',
			'BUSY',
			'CANTOPEN',
			'CONSTRAINT',
			'CORRUPT',
			'ERROR',
			'FULL',
			'INTERNAL',
			'INTERRUPT',
			'IOERR',
		],
		...[
			'LIMIT',
			'LOCKED',
			'MISMATCH',
			'MISUSE',
			'NOMEM',
			'NOTADB',
			'PROTOCOL',
			'RANGE',
			'READONLY',
			'SCHEMA',
			'TOOBIG',
		],
		...['CHECK', 'DATATYPE', 'FOREIGNKEY', 'NOTNULL', 'PRIMARYKEY', 'ROWID', 'TRIGGER', 'UNIQUE'].map(
			(rule) => `CONSTRAINT_${rule}`,
		),
	].map((code) => `SQLITE_${code}`),
)

/** Parts of the platform's messages. https://developers.cloudflare.com/d1/observability/debug-d1/ */
const platformTexts: readonly [part: RegExp, cause: string][] = [
	[/no such table/, 'no such table'],
	[/no such column|has no column named/, 'no such column'],
	[/D1 DB is overloaded/, 'D1 overloaded'],
	[/exceeded its CPU time limit/, 'D1 CPU limit'],
	[/exceeded its memory limit/, 'D1 memory limit'],
	[/storage operation exceeded timeout/, 'D1 storage timeout'],
	[/D1 DB reset|storage caused object to be reset/, 'D1 reset'],
	[/Cannot resolve D1 DB/, 'D1 not resolved'],
	[/internal error; reference/, 'D1 internal error'],
	[/Network connection lost/, 'connection lost'],
	// A local mail service has no codes.
	[/^email from .* not allowed$/s, 'sender not allowed'],
	[/^email to .* not allowed$/s, 'recipient not allowed'],
]

/** https://developers.cloudflare.com/r2/api/error-codes/: the message ends in the code. */
const r2Message = /^(?:head|get|put|delete|list|createMultipartUpload): .*\((10\d{3})\)$/s

const deepestChain = 8

/**
 * Names the cause of a failure by its code, or else by its class. Never returns other text of an error: messages of drizzle
 * and D1 can quote what a person typed.
 */
export function causeOf(error: unknown): string {
	const chain: unknown[] = []
	for (let next = error; next !== undefined && next !== null && chain.length < deepestChain; next = causeIn(next))
		chain.push(next)
	const fromInside = chain.toReversed()
	for (const each of fromInside) {
		const code = codeOf(each)
		if (code !== null) return code
	}
	return classOf(fromInside[0])
}

const causeIn = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

function codeOf(error: unknown): string | null {
	if (!(error instanceof Error)) return null
	if (error instanceof AppError || error instanceof CodedError) return error.code
	const code: unknown = Reflect.get(error, 'code')
	// Cloudflare Email Service and Node.
	if (typeof code === 'string' && /^[A-Z][A-Z_]{2,40}$/.test(code)) return code
	// drizzle's message holds the statement and its values. Its cause is D1's own error.
	return error.message.startsWith('Failed query:') ? null : codeInMessage(error.message)
}

function codeInMessage(message: string): string | null {
	const r2 = r2Message.exec(message)?.[1]
	if (r2) return `R2 ${r2}`
	const codes = (message.match(/SQLITE_[A-Z_]+/g) ?? []).filter((code) => sqliteCodes.has(code))
	// The extended code is the longer one.
	const sqlite = codes.sort((one, other) => other.length - one.length)[0]
	const text = platformTexts.find(([part]) => part.test(message))?.[1]
	return [sqlite, text].filter((part) => part !== undefined).join(': ') || null
}

function classOf(error: unknown): string {
	if (!(error instanceof Error)) return 'not an error'
	return /^[A-Z][A-Za-z0-9]{2,40}$/.test(error.name) ? error.name : 'Error'
}
