import { expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { counters } from '#worker/data/counters.table.ts'
import { CodedError, causeOf } from '#worker/http/cause.ts'
import { AppError } from '#worker/http/errors.ts'

const failureOf = (run: PromiseLike<unknown>): Promise<unknown> =>
	Promise.resolve(run).then(
		() => Promise.reject(new Error('Nothing was thrown')),
		(error: unknown) => error,
	)
const sql = (statement: string) => failureOf(bindings.DB.prepare(statement).run())

test.each([
	[
		'a duplicate',
		"insert into permissions (id, role, description) values (99, 'Admin', '')",
		'SQLITE_CONSTRAINT_UNIQUE',
	],
	['a missing parent', 'insert into user_permissions values (987654, 1)', 'SQLITE_CONSTRAINT_FOREIGNKEY'],
	['a failed check', 'insert into content_version (id, version) values (2, 1)', 'SQLITE_CONSTRAINT_CHECK'],
	['a wrong type', "update content_version set version = 'many'", 'SQLITE_CONSTRAINT_DATATYPE'],
	['a missing value', "insert into counters (key) values ('k')", 'SQLITE_CONSTRAINT_NOTNULL'],
	['a missing table', 'select * from nowhere', 'SQLITE_ERROR: no such table'],
	['a missing column', 'select colour from users', 'SQLITE_ERROR: no such column'],
])("D1's own error for %s is named by its code", async (_, statement, cause) => {
	expect(causeOf(await sql(statement))).toBe(cause)
})

test.each([
	['D1 DB is overloaded. Too many requests queued.', 'D1 overloaded'],
	['D1 DB reset because its code was updated.', 'D1 reset'],
	['D1 DB storage operation exceeded timeout which caused object to be reset.', 'D1 storage timeout'],
	['Internal error in D1 DB storage caused object to be reset.', 'D1 reset'],
	['Cannot resolve D1 DB due to transient issue on remote node.', 'D1 not resolved'],
	['D1_ERROR: database is locked: SQLITE_BUSY', 'SQLITE_BUSY'],
	['Failed to get session commit token: internal error; reference = 6m5eps', 'D1 internal error'],
	['D1 DB exceeded its CPU time limit and was reset.', 'D1 CPU limit'],
	["D1 DB's isolate exceeded its memory limit and was reset.", 'D1 memory limit'],
	['Network connection lost.', 'connection lost'],
	['head: We encountered an internal error. Please try again. (10001)', 'R2 10001'],
	['put: The Content-MD5 you specified did not match what we received. (10037)', 'R2 10037'],
	['email from no-reply@canary.example not allowed', 'sender not allowed'],
	['email to canary@visitor.example not allowed', 'recipient not allowed'],
])('the message "%s" is named %s', (message, cause) => {
	expect(causeOf(new Error(message))).toBe(cause)
	expect(causeOf(new Error('Failed query: select 1\nparams: canary', { cause: new Error(message) }))).toBe(cause)
})

test("R2's own error for a wrong checksum is named by its number", async () => {
	const error = await failureOf(bindings.MEDIA.put('a', 'canary', { md5: '0'.repeat(32) }))
	expect(causeOf(error)).toBe('R2 10037')
})

test.each([
	['a refusal', new AppError('service.busy'), 'service.busy'],
	[
		'an error with a code',
		Object.assign(new Error('canary'), { code: 'E_SENDER_NOT_VERIFIED' }),
		'E_SENDER_NOT_VERIFIED',
	],
	['a fault that the Worker finds', new CodedError('TIMEOUT', 'canary'), 'TIMEOUT'],
	['a class', new TypeError("Cannot read properties of undefined (reading 'head')"), 'TypeError'],
	['a class inside of another', new Error('canary', { cause: new RangeError('canary') }), 'RangeError'],
	['a timeout', new DOMException('canary', 'TimeoutError'), 'TimeoutError'],
	['no class', new Error('canary'), 'Error'],
	['a text', 'canary', 'not an error'],
	['nothing', undefined, 'not an error'],
])('%s is named', (_, error, cause) => {
	expect(causeOf(error)).toBe(cause)
})

test.each([
	['a message', new Error('SQLITE_CANARY canary (10001)')],
	['a name', Object.assign(new Error(''), { name: 'canary of a name' })],
	['a code', Object.assign(new Error(''), { code: 'canary@visitor.example' })],
	['a number', Object.assign(new Error(''), { code: 9_876_543_210 })],
	['an error of no end', Object.assign(new Error('canary'), { cause: null })],
])('%s that holds a value is not repeated', (_, error) => {
	expect(causeOf(error)).toBe('Error')
})

test('an error that is its own cause has a name', () => {
	const error = new Error('canary')
	error.cause = error
	expect(causeOf(error)).toBe('Error')
})

test('values of a statement do not pass for a code', async () => {
	const row = { key: 'no such table: SQLITE_FULL D1 DB is overloaded', count: 1, resetsAt: '' }
	await db.insert(counters).values(row)
	expect(causeOf(await failureOf(db.insert(counters).values(row)))).toBe('SQLITE_CONSTRAINT_PRIMARYKEY')
})
