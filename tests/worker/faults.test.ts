import { expect, test } from 'vitest'
import { aCv, anApplication, sendApplication } from '#tests/support/builders/careers/application-form.ts'
import { recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { aJob, openJob } from '#tests/support/builders/careers/jobs.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { partsBody } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails, mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { visitorHeaders } from '#tests/support/worker/visitor.ts'
import { brand } from '#web/content/brand.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

/** Typed text that must not reach a log. Its second line looks like a line of a stack. */
const typed = 'canary of the text\n    at canary (typed.ts:1:1)'
const email = 'canary@visitor.example'
const password = 'Canary-Password1!'

/** Requests with typed text, and the statement that binds it. */
const attempts = {
	'an enquiry': {
		on: /insert into "enquiries"/,
		send: (DB: D1Database) => sendEnquiry(anEnquiry({ message: typed, emailId: email }), { bindings: { DB } }),
	},
	'a sign-in': {
		on: /from "users"/,
		send: (DB: D1Database) =>
			call('/api/authcontroller/login', { json: { userName: typed, password }, bindings: { DB } }),
	},
	'a question for a user name': {
		on: /count\(\*\)/,
		send: async (DB: D1Database) =>
			call('/api/usercontroller/checkforusername', {
				json: { userName: typed },
				headers: await signedInAs(['UserListing']),
				bindings: { DB },
			}),
	},
	'a new user': {
		on: /insert into "users"/,
		send: async (DB: D1Database) =>
			call('/api/usercontroller/saveusers', {
				json: {
					userName: 'canary',
					fullName: 'canary of the name',
					email: 'canary',
					mobileNumber: brand.staffNumbers.example,
					active: true,
					enabledPermissions: [],
					password,
				},
				headers: await signedInAs(['Admin']),
				bindings: { DB },
			}),
	},
	'an application': {
		on: /insert into "job_applications"/,
		send: async (DB: D1Database) => {
			const form = {
				firstName: 'canary',
				email,
				mobileNumber: brand.staffNumbers.example,
				applicantLocation: 'canary of the place',
			}
			return sendApplication(anApplication(await openJob(), { ...form, file: aCv('canary') }), { bindings: { DB } })
		},
	},
	'a piece of news': {
		on: /insert into "news"/,
		send: async (DB: D1Database) =>
			call(`${newsCalls.base}/${newsCalls.save}`, {
				body: partsBody({ ...newsCalls.form(), title: 'canary of the title', description: typed }),
				headers: await signedInAs(['NewsAdmin']),
				bindings: { DB },
			}),
	},
	'a changed password': {
		on: /update "users"/,
		send: async (DB: D1Database) =>
			call('/api/changepassword', { json: { password }, headers: await signedInAs([]), bindings: { DB } }),
	},
	'a job': {
		on: /insert into "job_posts"/,
		send: (DB: D1Database) =>
			recruiterCall('savejobdetails', {
				json: aJob({ jobPosition: 'canary', jobDescription: `<p>${typed}</p>`, jobLocation: 'canary of the place' }),
				bindings: { DB },
			}),
	},
}

const leaks = new RegExp(
	`canary|9876543210|${brand.staffNumbers.example}|failed query|params|insert into|select \\\\"|Bearer|eyJ|XXXX`,
	'i',
)

const allLines = () => [...logged('error'), ...logged('warn'), ...logged('info')]

/** D1's own error for a statement that it refuses. */
const refusalOf = (statement: string): Promise<Error> =>
	bindings.DB.prepare(statement)
		.run()
		.then(
			() => Promise.reject(new Error('D1 has not refused this statement')),
			(error: Error) => error,
		)

test.each([
	['unique', "insert into permissions (id, role, description) values (99, 'Admin', '')", attempts],
	// For an enquiry and a job this error means a missing department or type, which has its own answer.
	[
		'foreign key',
		'insert into user_permissions values (987654, 1)',
		{ ...attempts, 'an enquiry': undefined, 'a job': undefined },
	],
	['check', 'insert into content_version (id, version) values (2, 1)', attempts],
	['type', "update content_version set version = 'many'", attempts],
	['missing value', "insert into counters (key) values ('k')", attempts],
	['missing table', 'select * from nowhere', attempts],
])('the %s error of D1 reaches neither the client nor the log', async (_, statement, each) => {
	const error = await refusalOf(statement)
	for (const attempt of Object.values(each)) {
		if (!attempt) continue
		const answer = await attempt.send(databaseThatFails(error, attempt.on))
		const requestId = answer.headers.get('X-Request-Id')
		expect(answer.status).toBe(500)
		expect(await answer.json()).toEqual({
			code: 'unexpected',
			errorMsg: 'Something went wrong on our side. Please try again.',
			requestId,
		})
		const lines = allLines()
		expect(lines.map((line) => JSON.parse(line))).toContainEqual(
			expect.objectContaining({ event: 'unexpected', requestId, at: expect.stringMatching(/^\s+at /) }),
		)
		expect(lines.join('\n')).not.toMatch(leaks)
	}
})

const passing = [
	'D1 DB is overloaded. Requests queued for too long.',
	'D1 DB is overloaded. Too many requests queued.',
	'D1 DB reset because its code was updated.',
	'D1 DB storage operation exceeded timeout which caused object to be reset.',
	'Internal error in D1 DB storage caused object to be reset.',
	'Internal error while starting up D1 DB storage caused object to be reset.',
	'Cannot resolve D1 DB due to transient issue on remote node.',
	'D1_ERROR: database is locked: SQLITE_BUSY',
	'D1_ERROR: Failed to get session commit token: internal error; reference = 6m5eps4prk75h0lc0fvmloo8',
	'D1 DB exceeded its CPU time limit and was reset.',
	"D1 DB's isolate exceeded its memory limit and was reset.",
	'Network connection lost.',
]

test.each(passing)('%s It is transient, so the answer is 503 with Retry-After', async (message) => {
	const error = new Error(`D1_ERROR: ${message}`, { cause: new Error(message) })
	for (const { on, send } of Object.values(attempts)) {
		const answer = await send(databaseThatFails(error, on))
		expect(answer.status).toBe(503)
		expect(answer.headers.get('Retry-After')).toBe('2')
		expect(await answer.json()).toMatchObject({ code: 'service.busy' })
	}
	expect(allLines().join('\n')).not.toMatch(leaks)
})

test('twenty visitors who met an overloaded database are each stored once when they retry', async () => {
	const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
	const before = await counts()
	const overloaded = databaseThatFails(new Error('D1 DB is overloaded. Requests queued for too long.'))
	const refused = await Promise.all(keys.map((key) => sendEnquiry(anEnquiry(), { key, bindings: { DB: overloaded } })))
	expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
	expect(await counts()).toEqual(before)
	const again = await Promise.all([...keys, ...keys].map((key) => sendEnquiry(anEnquiry(), { key })))
	expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
	expect((await counts()).enquiries).toBe((before.enquiries as number) + 20)
})

test('a forgotten password gets the same answer while the database fails, and the log does not name the user', async () => {
	const { email: local } = await addStaff({ userName: 'canary of the forgotten', email: 'canaryforgot' })
	const DB = databaseThatFails(await refusalOf('select * from nowhere'), /insert into "password_resets"/)
	const answer = await call('/api/authcontroller/forgotpassword', {
		json: { email: local },
		headers: visitorHeaders(),
		bindings: { DB },
	})
	expect([answer.status, await answer.json()]).toEqual([200, { message: 'An Email has been sent to you' }])
	const lines = allLines()
	expect(lines.join('\n')).toContain('"event":"afterwards"')
	expect(lines.join('\n')).not.toMatch(leaks)
})

test('a failing task after the answer does not change the answer, and logs no personal data', async () => {
	const error = await refusalOf('select * from nowhere')
	const answer = await sendEnquiry(anEnquiry({ message: typed }), {
		bindings: { DB: databaseThatFails(error, /update "outbox"/) },
	})
	expect(answer.status).toBe(200)
	const lines = allLines()
	expect(lines.join('\n')).toContain('"event":"afterwards"')
	expect(lines.join('\n')).not.toMatch(leaks)
	const { sent, bindings: up } = mailbox()
	await sendDueMail(db, up)
	expect(sent).toHaveLength(1)
})

test('the log of successful requests has no typed text, token, address or name', async () => {
	const member = await addStaff({ userName: 'canary', email: 'canary', password, roles: ['Admin'] })
	await sendEnquiry(anEnquiry({ message: typed, emailId: email }), { bindings: { EMAIL: mailThatFails } })
	await call('/api/authcontroller/login', { json: { userName: 'canary', password } })
	await call('/api/authcontroller/login', { json: { userName: 'canary', password: `${password}x` } })
	await call('/api/contactuscontroller/getContactUsRequests?canary=1', {
		json: {},
		headers: await sessionOf(member.id),
	})
	await call('/api/canary/canary', { headers: { 'CF-Connecting-IP': '192.0.2.99', Cookie: 'canary' } })
	const lines = allLines()
	expect(lines.length).toBeGreaterThanOrEqual(6)
	expect(lines.join('\n')).not.toMatch(leaks)
	expect(lines.join('\n')).not.toMatch(/192\.0\.2\.99|198\.18\./)
})
