import { expect, onTestFinished, test } from 'vitest'
import { newMailLimits } from '#contracts/shared/periods.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver, enquiryOf, newSender, proven, withReplies } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { counters } from '#worker/data/counters.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { counterKey } from '#worker/visitors/rate-limit.ts'

const automatic = ['Auto-Submitted: auto-replied']

test.each(['done', 'waiting', 'open', 'new'] as const)(
	'what a machine answers to an enquiry that is %s is kept, and does nothing else',
	async (state) => {
		const { sent, bindings } = mailbox()
		const id = await arrive()
		const asha = await salesperson()
		await asha.place(id, { state })
		await sendDueMail(db, bindings)
		sent.length = 0
		const { subject: before } = await asha.read(id)
		await deliver({ to: await addressOf(id), headers: automatic, body: 'I am away' })
		const { subject: enquiry, messages } = await asha.read(id)
		expect(messages.at(-1)).toMatchObject({ text: 'I am away', marks: expect.arrayContaining(['automatic']) })
		expect({ ...enquiry, excerpt: '' }).toEqual({ ...before, excerpt: '', version: before.version + 1 })
		await sendDueMail(db, bindings)
		expect(sent).toEqual([])
	},
)

test('what a machine sends without a conversation is listed, tells nobody, and nobody waits for its answer', async () => {
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings)
	sent.length = 0
	const from = newSender()
	await deliver({ from, headers: ['List-Id: <news.example>'] })
	const { subject: enquiry, messages } = await (await salesperson()).read(await enquiryOf(from))
	expect(enquiry).toMatchObject({ state: 'new', waitingSince: null })
	expect(messages).toMatchObject([{ kind: 'received', marks: ['automatic'] }])
	await sendDueMail(db, bindings)
	expect(sent).toEqual([])
})

test('two machines that no rule knows open a conversation five times within an hour, and not more', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson('Asha Varma', bindings)
	const to = await addressOf(id)
	await sendDueMail(db, bindings)
	sent.length = 0
	const start = Date.now()
	const states: string[] = []
	for (let round = 0; round < 7; round += 1) {
		await asha.place(id, { state: 'done' })
		await deliver({ to, at: new Date(start + round * 60_000) })
		states.push((await asha.read(id)).subject.state)
	}
	expect(states).toEqual(['open', 'open', 'open', 'open', 'open', 'done', 'done'])
	await sendDueMail(db, bindings, new Date(start + 60 * 60_000))
	expect(sent).toHaveLength(5)
	await deliver({ to, at: new Date(start + 61 * 60_000) })
	expect((await asha.read(id)).subject.state, 'an hour later').toBe('open')
})

test('an own mail that comes back is automatic', async () => {
	const id = await arrive()
	await deliver({ from: withReplies.MAIL_FROM, to: await addressOf(id) })
	const { messages } = await (await salesperson()).read(id)
	expect(messages.at(-1)?.marks).toEqual(['automatic', 'other-sender'])
})

test('a department is told of five enquiries that one sender begins within an hour, and finds the others in the desk', async () => {
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings)
	sent.length = 0
	const from = newSender()
	for (let round = 0; round < 7; round += 1) await deliver({ from, subject: `No. ${round}` })
	await sendDueMail(db, bindings)
	expect(sent.filter(({ to }) => to !== from)).toHaveLength(5)
	expect((await (await salesperson()).list({ text: from })).totalElements).toBe(7)
})

/** The hour of a flood, of which no other test has anything. */
async function anHour() {
	await db.delete(counters)
	onTestFinished(async () => void (await db.delete(counters)))
	const at = new Date('2041-05-05T10:00:00.000Z')
	const { sent, bindings } = mailbox()
	const send = async (when = at) => {
		for (let run = 0; run < 4; run += 1) await sendDueMail(db, bindings, when)
	}
	await send()
	sent.length = 0
	return { at, sent, send, receiptsOf: (senders: string[]) => sent.filter(({ to }) => senders.includes(to)).length }
}

/** As if so many enquiries had begun within the hour. */
async function begun({ ofAll }: (typeof newMailLimits)['unproven'], count: number, at: Date) {
	const resetsAt = new Date(at.getTime() + ofAll.windowMs).toISOString()
	await db.insert(counters).values({ key: await counterKey(withReplies.TOKEN_SECRET, ofAll, ''), count, resetsAt })
}

/** Delivers a mail of each sender, which Cloudflare has found to be of its domain or not. */
async function deliverOf(senders: readonly string[], at: Date, headers: string[] = []) {
	for (const from of senders) await deliver({ from, at, headers })
}

test.each([
	['unproven', 30],
	['proven', 60],
] as const)(
	'of a flood of %s senders %i an hour get a receipt and are told of, and all stand in the desk',
	async (kind, most) => {
		const { at, sent, send, receiptsOf } = await anHour()
		const domain = `${crypto.randomUUID()}.example`
		const headers = kind === 'proven' ? [proven(domain)] : []
		await begun(newMailLimits[kind], most - 1, at)
		const senders = [newSender(domain), newSender(domain), newSender(domain)]
		await deliverOf(senders, at, headers)
		await send()
		expect([sent.length, receiptsOf(senders)]).toEqual([2, 1])
		expect((await (await salesperson()).list({ tab: 'new', text: domain })).totalElements).toBe(3)
		const later = new Date(at.getTime() + 61 * 60_000)
		await deliverOf([newSender(domain)], later, headers)
		await send(later)
		expect(sent, 'an hour later').toHaveLength(4)
	},
)

test('a flood of unproven senders takes neither receipt nor notice from a proven one', async () => {
	const { at, sent, send, receiptsOf } = await anHour()
	await begun(newMailLimits.unproven, 1_000, at)
	const [domain, from] = ['bank.example', newSender('bank.example')]
	await deliverOf([from], at)
	await send()
	expect(sent, 'a stranger in the name of the visitor').toEqual([])
	await deliverOf([from], at, [proven(domain)])
	await send()
	expect([sent.length, receiptsOf([from])]).toEqual([2, 1])
})

test('a domain that invents proven senders is told of thirty times, and leaves the rest to others', async () => {
	const { at, sent, send, receiptsOf } = await anHour()
	const [junk, visitor] = [`${crypto.randomUUID()}.co.uk`, newSender('bank.co.uk')]
	const { ofDomain } = newMailLimits.proven
	const key = await counterKey(withReplies.TOKEN_SECRET, ofDomain, junk)
	const resetsAt = new Date(at.getTime() + ofDomain.windowMs).toISOString()
	await db.insert(counters).values({ key, count: 28, resetsAt })
	await begun(newMailLimits.proven, 57, at)
	const senders = [junk, `mail.${junk}`, junk.toUpperCase(), `a.b.${junk}`].map((domain) => newSender(domain))
	for (const from of senders) await deliverOf([from], at, [proven(from.split('@')[1] ?? '')])
	await deliverOf([visitor], at, [proven('bank.co.uk')])
	await send()
	expect([receiptsOf(senders), receiptsOf([visitor]), sent.length]).toEqual([2, 1, 6])
})

test('a sender under many spellings gets one receipt, is told of five times, and leaves the rest to others', async () => {
	const { at, sent, send, receiptsOf } = await anHour()
	const name = `v${crypto.randomUUID().slice(0, 8)}`
	const spellings = [...name].flatMap((_, dot) => [
		`${name.slice(0, dot)}${dot ? '.' : ''}${name.slice(dot)}@gmail.com`,
		`${name.toUpperCase()}+${dot}@GoogleMail.com`,
	])
	await begun(newMailLimits.unproven, 24, at)
	const other = newSender()
	await deliverOf([...spellings, other], at)
	await send()
	expect(receiptsOf(spellings)).toBe(1)
	expect(sent).toHaveLength(1 + 5 + 2)
	expect(receiptsOf([other])).toBe(1)
})

test('what machines send uses up nothing', async () => {
	const { at, sent, send } = await anHour()
	await begun(newMailLimits.unproven, 29, at)
	await deliverOf([newSender(), newSender()], at, automatic)
	await deliverOf([newSender()], at)
	await send()
	expect(sent).toHaveLength(2)
})
