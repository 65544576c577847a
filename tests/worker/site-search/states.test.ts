import { beforeAll, describe, expect, test } from 'vitest'
import { kindFacts } from '#contracts/items/kinds.ts'
import { groupOfKind } from '#contracts/search/site-search.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { formOf, itemCalls } from '#tests/support/builders/items/items.ts'
import { type AnyPublishable, publishableKinds } from '#tests/support/builders/published/scheduled.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { searchSite } from '#worker/features/site-search/site-search.ts'

const now = Math.ceil(Date.now() / 1000) * 1000
const inSeconds = (count: number) => new Date(now + count * 1000)
const at = (count: number) => inSeconds(count).toISOString()

beforeAll(addLabels)

const titles = async (text: string, moment = new Date(now)) => {
	const { hits, total } = await searchSite(db, bindings, { text }, { now: moment })
	expect(hits).toHaveLength(total)
	return hits.map(({ title }) => title).sort()
}

describe.each(publishableKinds)('$name', ({ name, open }) => {
	const kind = name as keyof typeof kindFacts
	const { titleField } = kindFacts[kind]
	let calls: AnyPublishable
	beforeAll(async () => {
		calls = await open()
	})

	test('is found exactly while visitors see it', async () => {
		const word = `quince${kind}`
		const states: Record<string, Record<string, string>> = {
			live: {},
			hidden: { [calls.flag]: 'false' },
			coming: { publishAt: at(60) },
			ending: { unpublishAt: at(120) },
			passing: { publishAt: at(60), unpublishAt: at(120) },
			'hidden and coming': { publishAt: at(60), [calls.flag]: 'false' },
		}
		for (const [state, fields] of Object.entries(states))
			await calls.saved({ ...fields, [titleField]: `${word} ${state}` })
		const named = (...shown: string[]) => shown.map((state) => `${word} ${state}`).sort()
		expect(await titles(word)).toEqual(named('live', 'ending'))
		expect(await titles(word, inSeconds(60))).toEqual(named('live', 'ending', 'coming', 'passing'))
		expect(await titles(word, inSeconds(120))).toEqual(named('live', 'coming'))
	})

	test('is not found by its draft, and not in the trash', async () => {
		const word = `medlar${kind}`
		const id = await calls.saved({ [titleField]: `${word} live` })
		const items = itemCalls(kind, calls.headers)
		const form = await formOf(items, id)
		await items.drafted({ ...form, values: { ...form.values, [titleField]: `${word} drafted` } })
		await items.drafted({ values: { [titleField]: `${word} never saved` } })
		expect(await titles(word)).toEqual([`${word} live`])
		const { hits } = await searchSite(db, bindings, { text: word })
		expect(hits).toMatchObject([{ group: groupOfKind[kind] }])
		expect((await items.post('changeseveral', { action: 'delete', ids: [id] })).status).toBe(200)
		expect(await titles(word)).toEqual([])
	})
})

test('a job is found from its first day to its last', async () => {
	const day = (count: number) => companyToday(inSeconds(count * 86_400))
	await openJob({ jobPosition: 'Damson open' })
	await openJob({ jobPosition: 'Damson coming', startDate: day(2), dueDate: day(9) })
	expect(await titles('damson')).toEqual(['Damson open'])
	expect(await titles('damson', inSeconds(2 * 86_400))).toContain('Damson coming')
	expect(await titles('damson', inSeconds(400 * 86_400))).toEqual([])
})
