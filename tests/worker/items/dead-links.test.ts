import { beforeAll, expect, test } from 'vitest'
import { mostLinksToCheck } from '#contracts/items/links.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { caseStudyCalls } from '#tests/support/builders/published/case-studies.ts'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf, type Publishable } from '#tests/support/builders/published/publishable.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { findDeadLinks } from '#worker/features/items/dead-links.ts'

let items: ReturnType<typeof itemCalls>
beforeAll(async () => {
	await addLabels()
	items = itemCalls('news', (await callsOf(newsCalls)).headers)
})

const deadAmong = async (...paths: string[]) => answered<string[]>(await items.post('checklinks', { paths }))

const saved = async (calls: Publishable, isPublished: boolean) =>
	(await callsOf(calls)).saved({ ...calls.form(), [calls.flag]: String(isPublished) })

test.each([
	['BlogView', blogCalls],
	['CasestudyView', caseStudyCalls],
	['EventsView', eventCalls],
])('a link to /%s is dead where the item is unknown or unpublished', async (folder, calls) => {
	const [shown, hidden] = [await saved(calls, true), await saved(calls, false)]
	const dead = [`/${folder}/${hidden}`, `/${folder}/987654`]
	expect(await deadAmong(`/${folder}/${shown}`, ...dead)).toEqual(dead)
	expect(await deadAmong(`/${folder.toLowerCase()}/${shown}/?from=mail#end`)).toEqual([])
})

test('a link to a job is dead before its start date, and not after its due date', async () => {
	const closed = await savedJob({ startDate: inDays(-9), dueDate: inDays(-1) })
	const upcoming = await savedJob({ startDate: inDays(2), dueDate: inDays(9) })
	expect(await deadAmong(`/CareersApply/${closed}`, `/CareersApply/${upcoming}`)).toEqual([`/CareersApply/${upcoming}`])
})

test('a link to a file is dead where no published item shows it', async () => {
	await saved(newsCalls, true)
	await saved(newsCalls, false)
	const files = await rowsOf("select key, shown from files where bucket = 'media' and state = 'live'")
	const pathOf = ({ key }: Record<string, unknown>) => `/media/${key}/picture.png`
	const hidden = files.filter(({ shown }) => !shown).map(pathOf)
	expect(hidden.length).toBeGreaterThan(0)
	expect(await deadAmong(...files.slice(0, mostLinksToCheck).map(pathOf))).toEqual(hidden)
})

test('a path that names no item and no file is dead', async () => {
	expect(await deadAmong('/BlogView/many', '/media', '/elsewhere/1')).toEqual([
		'/BlogView/many',
		'/media',
		'/elsewhere/1',
	])
})

test.each([
	['none', []],
	['too many', Array.from({ length: mostLinksToCheck + 1 }, (_, id) => `/BlogView/${id + 1}`)],
])('%s are refused', async (_, paths) => {
	expect((await items.post('checklinks', { paths })).status).toBe(400)
})

test('the check reads the named rows only', async () => {
	const paths = ['/BlogView/1', '/CasestudyView/2', '/EventsView/3', '/CareersApply/4', '/media/key/a.pdf']
	expect(unindexed(await plansOf((db) => findDeadLinks(db, paths)))).toEqual([])
})
