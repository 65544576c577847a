import { expect, test } from 'vitest'
import { enquiryLimit } from '#contracts/shared/periods.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { newAddress } from '#tests/support/worker/visitor.ts'
import { counters } from '#worker/data/counters.table.ts'
import { counterKey } from '#worker/visitors/rate-limit.ts'

/** In milliseconds: the time limit of tests that send many forms at once. */
const aBusyMachine = 30_000

const rows = async () => (await counts()).enquiries as number
const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString()

async function hasStored(address: string, count: number, resetsAt = inAnHour()): Promise<void> {
	const key = await counterKey(bindings.TOKEN_SECRET, enquiryLimit, address)
	await db.insert(counters).values({ key, count, resetsAt })
}

test(
	'one address stores 60 enquiries in an hour, also when it sends more at once; others are not held up',
	async () => {
		const address = newAddress()
		const before = await rows()
		const answers = await Promise.all(Array.from({ length: 63 }, () => sendEnquiry(anEnquiry(), { address })))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
		const refused = answers.filter(({ status }) => status === 429)
		expect(refused).toHaveLength(3)
		expect(await refused[0]?.json()).toMatchObject({ code: 'request.too-many' })
		expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(3_500)
		expect(await rows()).toBe(before + 60)
		expect((await sendEnquiry(anEnquiry())).status).toBe(200)
	},
	aBusyMachine,
)

test('refused and repeated forms do not count', async () => {
	const address = newAddress()
	const key = crypto.randomUUID()
	await hasStored(address, 58)
	await sendEnquiry(anEnquiry(), { address, key })
	await sendEnquiry(anEnquiry(), { address, key })
	await sendEnquiry(anEnquiry({ message: 'Something else' }), { address, key })
	await sendEnquiry(anEnquiry({ name: '' }), { address })
	await sendEnquiry(anEnquiry({ selectedDepartmentId: 987_654 }), { address })
	await sendEnquiry(anEnquiry(), { address, token: 'not the dummy token' })
	expect((await sendEnquiry(anEnquiry(), { address })).status).toBe(200)
	expect((await sendEnquiry(anEnquiry(), { address })).status).toBe(429)
})

test('when the hour is over the address may send again', async () => {
	const address = newAddress()
	await hasStored(address, 60, new Date(Date.now() - 1).toISOString())
	expect((await sendEnquiry(anEnquiry(), { address })).status).toBe(200)
})

test(
	'each of many concurrent visitors gets their enquiry stored',
	async () => {
		const visitors = repeats({ usual: 80, nightly: 200 })
		const before = await rows()
		const answers = await Promise.all(
			Array.from({ length: visitors }, () => sendEnquiry(anEnquiry(), { key: crypto.randomUUID() })),
		)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
		expect(new Set(await Promise.all(answers.map((answer) => answer.json()))).size).toBe(visitors)
		expect(await rows()).toBe(before + visitors)
	},
	aBusyMachine,
)
