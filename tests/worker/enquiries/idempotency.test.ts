import { expect, test } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { databaseThatLosesAnswers } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { passed, production, siteverify } from '#tests/support/worker/siteverify.ts'

const newKey = () => crypto.randomUUID()
const rows = async () => (await counts()).enquiries as number

test('an enquiry sent twenty times at once and again later is stored once, mailed once, and gets one response', async () => {
	const key = newKey()
	const { sent, bindings } = mailbox()
	const before = await rows()
	const typed = anEnquiry({ emailId: 'twenty.times@visitor.example' })
	const send = () => sendEnquiry(typed, { key, address: '203.0.113.20', bindings })
	const answers = await Promise.all(Array.from({ length: 20 }, send))
	answers.push(await send())
	const bodies = await Promise.all(answers.map((answer) => answer.text()))
	expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200))
	expect(new Set(bodies).size).toBe(1)
	expect(await rows()).toBe(before + 1)
	expect(sent.map(({ to }) => to).sort()).toEqual([expect.stringContaining('@'), typed.emailId].sort())
	expect(sent.filter(({ to }) => to === typed.emailId)).toHaveLength(1)
})

test('the same key with another content is refused, and nothing is written', async () => {
	const key = newKey()
	await sendEnquiry(anEnquiry(), { key, address: '203.0.113.21' })
	const before = await counts()
	const answer = await sendEnquiry(anEnquiry({ message: 'Something else' }), { key, address: '203.0.113.21' })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({ code: 'request.repeated' })
	expect(await counts()).toEqual(before)
})

test('of two contents that arrive under one key at the same moment one is stored and the other refused', async () => {
	const key = newKey()
	const before = await rows()
	const answers = await Promise.all(
		['first', 'second', 'first', 'second'].map((message) => sendEnquiry(anEnquiry({ message }), { key })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
	expect(await rows()).toBe(before + 1)
})

test('a form that was refused has not used its key', async () => {
	const key = newKey()
	expect((await sendEnquiry(anEnquiry({ name: '' }), { key })).status).toBe(400)
	expect((await sendEnquiry(anEnquiry(), { key, token: 'not the dummy token' })).status).toBe(403)
	expect((await sendEnquiry(anEnquiry(), { key })).status).toBe(200)
})

test('a stored enquiry whose response was lost is reported as stored, also on a repetition', async () => {
	const key = newKey()
	const before = await rows()
	const lost = await sendEnquiry(anEnquiry(), { key, bindings: { DB: databaseThatLosesAnswers } })
	expect(lost.status).toBe(200)
	const again = await sendEnquiry(anEnquiry(), { key })
	expect([again.status, await again.json()]).toEqual([200, await lost.json()])
	expect(await rows()).toBe(before + 1)
})

test('without a key the bot token tells a repetition, which needs no second check of the spent token', async () => {
	const before = await rows()
	const asked = siteverify(passed('contact'), { success: false, 'error-codes': ['timeout-or-duplicate'] })
	const send = () => sendEnquiry(anEnquiry(), { token: 'a token of the real widget', bindings: production })
	const [first, again] = [await send(), await send()]
	expect([first.status, again.status]).toEqual([200, 200])
	expect(await again.json()).toBe(await first.json())
	expect(asked).toHaveLength(1)
	expect(await rows()).toBe(before + 1)
})

test('a repetition under its own key passes although its bot token is spent', async () => {
	const key = newKey()
	const asked = siteverify(passed('contact'), { success: false, 'error-codes': ['timeout-or-duplicate'] })
	const send = () => sendEnquiry(anEnquiry(), { key, token: 'another token', bindings: production })
	expect(await (await send()).json()).toBe(await (await send()).json())
	expect(asked).toHaveLength(1)
})

test('the dummy token is the same for everybody and tells nothing: without a key each form is stored', async () => {
	const before = await rows()
	await sendEnquiry(anEnquiry())
	await sendEnquiry(anEnquiry())
	expect(await rows()).toBe(before + 2)
})

test('a key that is no UUID is refused', async () => {
	const answer = await sendEnquiry(anEnquiry(), { key: 'my-form' })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields: { 'Idempotency-Key': 'A UUID is expected' } })
})
