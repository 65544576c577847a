import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { call } from '#tests/support/worker/app.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { keepOrigin, visitorHeaders } from '#tests/support/worker/visitor.ts'
import { brand } from '#web/content/brand.ts'
import { api } from '#worker/api.ts'
import { departments, enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

keepOrigin()

const said = {
	page: '/contact',
	landingPage: '/trade-finance-solution',
	referrer: 'news.example',
	campaign: { source: 'newsletter', campaign: 'autumn' },
	pages: 4,
	language: 'en-IN',
}
const nothing = { page: null, landingPage: null, referrer: null, campaign: {}, pages: null, language: null }

/** Sends the contact form with this origin and returns what is stored of it. */
async function storedFrom(origin: unknown, country?: string): Promise<unknown> {
	const answer = await call('/api/public/contactuscontroller/saveContactUs', {
		json: { ...anEnquiry(), ...(origin === undefined ? {} : { origin }) },
		headers: { ...visitorHeaders(), ...(country === undefined ? {} : { 'CF-IPCountry': country }) },
	})
	expect(answer.status).toBe(200)
	return originOf(await answer.json())
}

async function originOf(id: number): Promise<unknown> {
	const [row] = await db.select({ origin: enquiries.origin }).from(enquiries).where(eq(enquiries.id, id))
	return JSON.parse(row?.origin ?? 'null')
}

test('an enquiry keeps where its visitor came from, with the country of the request', async () => {
	expect(await storedFrom(said, 'IN')).toEqual({ ...said, country: 'IN' })
	expect(await storedFrom({ ...said, country: 'US' }), 'the form does not choose the country').toEqual({
		...said,
		country: null,
	})
	expect(await storedFrom(undefined, 'IN'), 'of a form that says nothing').toEqual({ ...nothing, country: 'IN' })
	expect(await storedFrom(undefined)).toBeNull()
})

test.each(['XX', 'T1', 'in', 'IND', ''])('the country code %j names no country', async (code) => {
	expect(await storedFrom(said, code)).toEqual({ ...said, country: null })
})

const secret = '3a'.repeat(32)

test.each([
	`/application/${secret}`,
	`/APPLICATION/${secret}/`,
	`//application//${secret}`,
	`/%61pplication/${secret}`,
	`/application%2F${secret}`,
	`/application/${secret}?done=withdraw`,
])('the link of an applicant is not kept: %s', async (page) => {
	const origin = { ...said, page, landingPage: page }
	expect(await storedFrom(origin)).toMatchObject({ page: '/application', landingPage: '/application' })
})

test('other paths of that beginning are kept', async () => {
	expect(await storedFrom({ ...said, page: '/applications/of-films', landingPage: '/application' })).toMatchObject({
		page: '/applications/of-films',
		landingPage: '/application',
	})
})

test('long texts are cut by whole characters, and paths lose query and fragment', async () => {
	const long = {
		page: '/contact?email=meera@kollamspice.example#enquiry',
		landingPage: `/${'p'.repeat(500)}`,
		referrer: `${'H'.repeat(300)}.example`,
		campaign: { source: '😀'.repeat(101), medium: ' two\nlines ' },
		pages: 1e9,
		language: 'x'.repeat(50),
	}
	expect(await storedFrom(long)).toEqual({
		page: '/contact',
		landingPage: `/${'p'.repeat(199)}`,
		referrer: 'h'.repeat(100),
		campaign: { source: '😀'.repeat(100), medium: 'two lines' },
		pages: 9_999,
		language: 'x'.repeat(35),
		country: null,
	})
})

test.each<[string, unknown]>([
	['null', null],
	['a number', 7],
	['a text that is no JSON', 'newsletter'],
	['an array', [said]],
	['a list of texts as JSON', '["/contact"]'],
])('an origin that is %s is left out, and the enquiry is stored', async (_, origin) => {
	expect(await storedFrom(origin)).toBeNull()
})

test.each<[string, object]>([
	['of other types', { page: 7, landingPage: ['/'], referrer: {}, campaign: 'autumn', pages: 'many', language: true }],
	['that are addresses elsewhere', { page: 'https://evil.example/', landingPage: 'contact' }],
	['with signs that cannot be stored', { referrer: '\ud800', language: 'en\0', campaign: { source: '\udc00' } }],
	['of impossible counts', { pages: -1 }],
	[
		'that are no numbers and no texts',
		{ pages: { toString: 'x' }, language: { valueOf: 1 }, campaign: { term: { toString: 1 } } },
	],
	['in lists', { pages: [{ toString: 'x' }], page: ['/contact'], campaign: ['autumn'] }],
	['of unknown names', { cookie: 'a=b', campaign: { clickid: '123' } }],
	[
		'of the prototype',
		{ constructor: said, prototype: said, toString: 'x', campaign: { constructor: 'x', valueOf: 1 } },
	],
	['of 60 KB', { rest: Array.from({ length: 6_000 }, (_, index) => `part ${index}`.slice(0, 7)) }],
])('parts %s are left out, and the enquiry is stored', async (_, parts) => {
	expect(await storedFrom(parts)).toEqual({ ...nothing, country: null })
})

test('a part that cannot be read takes no other part with it', async () => {
	const campaign = { source: { toString: 'x' }, medium: 'mail', clickid: '123' }
	expect(await storedFrom({ ...said, page: ['/'], pages: { toString: 'x' }, campaign })).toEqual({
		...said,
		page: null,
		pages: null,
		campaign: { medium: 'mail' },
		country: null,
	})
})

test('a site that keeps no origin stores none', async () => {
	brand.switchedOff.push('origin')
	onTestFinished(() => void brand.switchedOff.pop())
	expect(await storedFrom(said, 'IN')).toBeNull()
})

test('the same key with another origin is the same enquiry: it gets the first answer, and the first origin stays', async () => {
	const sending = { key: crypto.randomUUID() }
	const first = await sendEnquiry(anEnquiry({ origin: said }), sending)
	const again = await sendEnquiry(anEnquiry({ origin: { ...said, pages: 9 } }), sending)
	const without = await sendEnquiry(anEnquiry(), sending)
	const id: number = await first.json()
	expect([await again.json(), await without.json()]).toEqual([id, id])
	expect(await originOf(id)).toMatchObject({ pages: 4 })
})

/** A department with an answer due within so many hours, at any time of the week. */
async function departmentThatAnswersIn(answerHours: number, officeDays = '1234567'): Promise<number> {
	const name = `Receipts ${crypto.randomUUID()}`
	const now = new Date().toISOString()
	const hours = { opensAt: '00:00', closesAt: '23:59', officeDays, answerHours }
	const columns = { name, nameKey: name, mailbox: 'desk@company.example', createdAt: now, updatedAt: now, ...hours }
	const [added] = await db.insert(departments).values(columns).returning({ id: departments.id })
	return added?.id ?? 0
}

const receiptOf = ({ headers }: Response) => [headers.get('X-Reference'), headers.get('X-Answer-Due')]

test('the answer names the reference and when an answer is due, again to a repetition', async () => {
	const typed = anEnquiry({ selectedDepartmentId: await departmentThatAnswersIn(1) })
	const sending = { key: crypto.randomUUID() }
	const first = await sendEnquiry(typed, sending)
	const id: number = await first.json()
	const [reference, due] = receiptOf(first)
	expect(reference).toBe(referenceOf(id))
	// The office closes for one minute at midnight.
	expect((Date.parse(due ?? '') - Date.now()) / 60_000).toBeGreaterThan(59)
	expect((Date.parse(due ?? '') - Date.now()) / 60_000).toBeLessThan(62)
	expect(receiptOf(await sendEnquiry(typed, sending))).toEqual([reference, due])
})

test('the document of the API describes these headers beside the clearance', () => {
	const operation = openApiDocument(api.routes).paths['/api/public/contactuscontroller/saveContactUs']?.post
	const answer = operation?.responses[200] as { headers: Record<string, { description?: string }> } | undefined
	const headers = answer?.headers ?? {}
	expect(Object.keys(headers)).toEqual(['X-Token', 'X-Reference', 'X-Answer-Due'])
	for (const { description } of Object.values(headers)) expect(description).toMatch(/\w{3}/)
})

test('the time is left out for a department that never works, and where it cannot be read', async () => {
	const closed = anEnquiry({ selectedDepartmentId: await departmentThatAnswersIn(1, '') })
	expect(receiptOf(await sendEnquiry(closed))).toEqual([expect.stringMatching(/^\w{3}-\w{3}$/), null])
	const failing = databaseThatFails(
		new Error('D1_ERROR: Network connection lost.'),
		/select .*"departments"\."opens_at"/,
	)
	const answer = await sendEnquiry(anEnquiry(), { bindings: { DB: failing } })
	expect([answer.status, ...receiptOf(answer)]).toEqual([200, expect.stringMatching(/^\w{3}-\w{3}$/), null])
})
