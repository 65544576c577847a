import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { type DraftVersion, draftVersionText } from '#contracts/items/items.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { contracts, someFiles, validInputs } from '#tests/support/worker/contract-inputs.ts'
import { inputSchema } from '#worker/openapi/json-schema.ts'

/** Set SEED=... to try another one. */
const seed = Number(process.env.SEED ?? 20_260_102)
const runs = repeats({ usual: 100, nightly: 400 })

const input = (name: string) => ({ ...validInputs[name] })

/** Texts that a parser or the database could change, and texts at a limit or one beyond it. */
const hostileText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 30 }),
	fc.constantFrom(
		'a\0b',
		'\0',
		'a\ud83d',
		'\ude00',
		'\ufeff',
		'\u202ex',
		`a${'\u0301'.repeat(999)}`,
		' ',
		'\r\n',
		'///',
	),
	fc.constantFrom(
		'__proto__',
		'constructor',
		'toString',
		'null',
		'true',
		'NaN',
		'Infinity',
		'1e3',
		'0x1',
		'-1',
		'0',
		'007',
	),
	fc.constantFrom('javascript:alert(1)', 'http://a:b@c', '//a', '2026-02-30', '2026-02-28', '9999-12-31T23:59-23:59'),
	fc.constantFrom('a@b.example', 'a\n@b.example', '%', "'; drop table users; --", '<script>', '1,2,', '1,,2', '1,2,2'),
	fc
		.constantFrom(20, 64, 100, 200, 254, 500, 2_000, 4_000, 10_000, 524_288)
		.chain((limit) => fc.constantFrom(limit - 1, limit, limit + 1))
		.chain((length) => fc.constantFrom('x', '7', ' ', '🌙').map((filler) => filler.repeat(length).slice(0, length))),
)
const hostileNumber = fc.oneof(
	fc.double(),
	fc.integer(),
	fc.constantFrom(0, -0, 1, 5, 6, 80, 81, 100, 101, 10_000, 10_001, 2 ** 53, 1e300, 999_999_999_999, 1_000_000_000_000),
)
/** Objects that cannot be compared, counted or converted to text. A group of form parts has no prototype either. */
const hostileObject = fc.constantFrom<object[]>(
	{ toString: 1, valueOf: 1 },
	{ length: { toString: 1, valueOf: 1 } },
	{ length: 99 },
	Object.create(null),
	[[], {}],
)
const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
const key = fc.oneof(fc.constantFrom('0', '12', '1000', 'plan', 'Plan', '__proto__', 'constructor'), hostileText)
const value = fc.oneof(
	hostileText,
	hostileNumber,
	fc.constantFrom(null, undefined, true, false, '', [], {}),
	fc.constantFrom(...someFiles),
	hostileObject,
	json,
	fc.array(fc.oneof(hostileNumber, hostileText), { maxLength: 6 }),
	fc.constant(Array.from({ length: 501 }, (_, index) => index + 1)),
	fc.dictionary(key, fc.oneof(hostileText, fc.constantFrom(...someFiles)), { maxKeys: 4 }),
)

/** The limits, restated independently: characters by field, 200 by default. */
const longest: Record<string, number> = {
	...{ message: 10_000, description: 2_000, skillsRequired: 2_000, jobQualification: 2_000, url: 2_000, address: 500 },
	...{ content: 524_288, jobDescription: 524_288, challenges: 10_000, benefits: 10_000 },
	...{ emailId: 254, mailbox: 254, 'applicationForm.email': 254, email: 64, phoneNo: 20, mobileNumber: 20 },
	...{
		headingFilter: 100,
		'publicCaseStudiesQuery.title': 100,
		'jobsQuery.jobLocation': 100,
		'usersQuery.userName': 100,
	},
	...{ 'jobsQuery.jobPosition': 100, 'auditQuery.userName': 100, 'applicationsQuery.applicantLocation': 100 },
	...{ 'applicationsFilter.applicantLocation': 100, 'applicationsQuery.mobileNumber': 100 },
	...{ 'applicationsFilter.mobileNumber': 100, password: 20, country: 2, salaryCurrency: 3 },
	...{ date: 10, publishedDate: 10, startDate: 10, dueDate: 10, startsAt: 24, endsAt: 24 },
	...{ 'deskFilter.text': 100, 'deskQuery.text': 100, 'deskExport.text': 100, from: 10, to: 10 },
	...{ 'interviewPlan.words': 10_000, 'interviewMove.words': 10_000, 'interviewCancellation.words': 10_000 },
	...{ 'interviewPlan.place': 500, 'interviewMove.place': 500 },
	...{ 'noteForm.text': 10_000, 'savedReplyForm.text': 10_000, 'declineForm.text': 10_000 },
	'hiringSavedReplyForm.text': 10_000,
	...{ 'replyDraftForm.text': 20_000, 'sendReplyForm.text': 20_000 },
	...{ setUp: 2_000, credential: 8_000, 'filePagesForm.pages': 200_000 },
	// Never stored. The hash function refuses long values.
	'loginForm.password': Number.POSITIVE_INFINITY,
	// Compared with stored keys.
	'draftForm.kept': Number.POSITIVE_INFINITY,
}
const notStored = ['draftForm.kept', 'loginForm.password', 'changePasswordForm.currentPassword']

/** Inclusive ranges, whole numbers by default. Every other number is an id, a version or an amount: from 1. */
const ranges: Record<string, [number, number]> = {
	...{ pageNumber: [1, 10_000], size: [1, 100], pageSize: [1, 100], priorityBlog: [0, 5] },
	...{ applicantExperience: [0, 80], applicantExperienceFrom: [0, 80], applicantExperienceTo: [0, 80] },
	...{ answerHours: [1, 90], officeDays: [1, 7] },
	// The newest ids that a list has seen, beside its filters.
	...{ enquiry: [0, Number.MAX_SAFE_INTEGER], message: [0, Number.MAX_SAFE_INTEGER] },
	...{ desk: [0, Number.MAX_SAFE_INTEGER], applications: [0, Number.MAX_SAFE_INTEGER] },
	...{ salaryMin: [1, 999_999_999_999], salaryMax: [1, 999_999_999_999] },
}

/** The violations of limits in an accepted input. */
function excessesOf(contract: string, accepted: unknown): string[] {
	const found: string[] = []
	const look = (each: unknown, field: string) => {
		const place = `${contract}.${field}`
		// `readOrigin` cuts it once the form is accepted.
		if (field === 'origin') return
		if (typeof each === 'string') {
			const most = longest[place] ?? longest[field] ?? 200
			if (each.length > most) found.push(`${place}: ${each.length} characters`)
			if (!notStored.includes(place) && (each.includes('\0') || !each.isWellFormed()))
				found.push(`${place}: a character that cannot be stored`)
		} else if (typeof each === 'number') {
			const [from, to] = ranges[field] ?? [1, Number.MAX_SAFE_INTEGER]
			const isWhole = Number.isInteger(each) || /^(applicantExperience|applications$)/.test(field)
			if (!isWhole || !(each >= from && each <= to)) found.push(`${place}: ${each}`)
		} else if (Array.isArray(each)) {
			if (each.length > 500) found.push(`${place}: ${each.length} items`)
			for (const item of each) look(item, field)
		} else if (each instanceof File) {
			if (each.size === 0 || each.size > 10 * 1024 * 1024) found.push(`${place}: a file of ${each.size} bytes`)
		} else if (typeof each === 'object' && each !== null) {
			if (Object.getPrototypeOf(each) !== Object.prototype) found.push(`${place}: a prototype of its own`)
			for (const [name, inner] of Object.entries(each)) look(inner, field === '' ? name : field)
		}
	}
	look(accepted, '')
	return found
}

/** An accepted input in the format of a request: lists as text, and pictures by number. */
function sentAgain(contract: string, accepted: unknown): unknown {
	if (typeof accepted !== 'object' || accepted === null) return accepted
	const again: Record<string, unknown> = { ...accepted }
	const asText = { blogForm: ['tags'], eventForm: ['imageOrder', 'removedImages'] }[contract] ?? []
	for (const field of asText) if (Array.isArray(again[field])) again[field] = again[field].join(',')
	if (contract === 'eventForm' && Array.isArray(again.thumbnailImages))
		again.thumbnailImages = Object.fromEntries(again.thumbnailImages.map(({ number, file }) => [number, file]))
	for (const field of ['draftVersion', 'scheduledVersion'])
		if (typeof again[field] === 'object') again[field] = draftVersionText(again[field] as DraftVersion)
	if (contract === 'draftForm') again.values = JSON.stringify(again.values)
	if (contract === 'filePagesForm') again.pages = JSON.stringify(again.pages)
	return again
}

const fieldsOf = (schema: z.ZodMiniType) => Object.keys(inputSchema(schema).properties ?? {})

/** Matches zod's own messages: such a case has no message of the contract. */
const ofLibrary =
	/^(Invalid input|Invalid (key|element) in|Invalid string|Invalid option|Too (big|small)|Unrecognized|undefined)/

function expectSound(name: string, schema: z.ZodMiniType, sent: unknown): void {
	const result = schema.safeParse(sent)
	expect('isAdmin' in {}, 'what every object has').toBe(false)
	if (!result.success) {
		expect(result.error.issues.length).toBeGreaterThan(0)
		if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return
		const messages = Object.values(messagesOf(schema, sent))
		expect(messages.filter((message) => message === '' || ofLibrary.test(message))).toEqual([])
		return
	}
	expect(excessesOf(name, result.data)).toEqual([])
	const unknown = Object.keys(result.data ?? {}).filter((field) => !fieldsOf(schema).includes(field))
	expect(unknown, 'what the contract does not list').toEqual([])
	const again = schema.safeParse(sentAgain(name, result.data))
	expect(again.error?.issues ?? [], 'what was accepted is accepted again').toEqual([])
	expect(again.data, 'and stays as it is').toEqual(result.data)
}

test('each contract has an example here', () => {
	expect(Object.keys(validInputs).sort(), 'See tests/support/worker/contract-inputs.ts').toEqual(
		contracts.map(([name]) => name).sort(),
	)
})

describe.each(contracts)('%s', (name, schema) => {
	const fields = Object.keys(input(name))

	test('has an example with each of its fields', () => {
		const missing = fieldsOf(schema).filter((field) => !fields.includes(field))
		expect(missing, `Add them to ${name} in tests/support/worker/contract-inputs.ts`).toEqual([])
	})

	test('accepts its example, and no unknown field', () => {
		expect(messagesOf(schema, input(name))).toEqual({})
		expectSound(name, schema, input(name))
		for (const field of ['isAdmin', 'passwordHash', 'tokens_valid_after', 'constructor', 'toString', '', 'ID'])
			expect(messagesOf(schema, { ...input(name), [field]: 1 }), field).toEqual({ [field]: 'Unknown field' })
	})

	test('answers any JSON with a result or with messages', () => {
		fc.assert(
			fc.property(fc.oneof(json, fc.dictionary(fc.constantFrom(...fields), value)), (sent) =>
				expectSound(name, schema, sent),
			),
			{ numRuns: runs, seed },
		)
	})

	test('with one or two fields changed, an accepted input keeps its limits, and is the same when sent again', () => {
		const changes = fc.dictionary(fc.constantFrom(...fields), value, { minKeys: 1, maxKeys: 2 })
		fc.assert(
			fc.property(changes, (changed) => expectSound(name, schema, { ...input(name), ...changed })),
			{ numRuns: runs, seed },
		)
	})

	test('a missing field has a message of the contract, or is optional', () => {
		for (const field of fields) {
			const { [field]: _, ...others } = input(name)
			expectSound(name, schema, others)
		}
	})

	test('__proto__ is refused on the form and in each of its fields', () => {
		const sent = JSON.stringify({ ...input(name), proto: { isAdmin: true, id: 1 } }).replace('"proto"', '"__proto__"')
		const onForm = schema.safeParse(JSON.parse(sent))
		const accepted: object =
			onForm.success && typeof onForm.data === 'object' && onForm.data !== null ? onForm.data : {}
		expect(Object.getPrototypeOf(accepted)).toBe(Object.prototype)
		expect('isAdmin' in accepted).toBe(false)
		for (const field of fields)
			expectSound(name, schema, { ...input(name), [field]: JSON.parse('{"__proto__":{"isAdmin":true}}') })
	})
})
