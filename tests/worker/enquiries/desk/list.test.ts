import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { arrive, newDepartment, salesperson } from '#tests/support/builders/desk.ts'

const namesIn = ({ content }: { content: readonly { name: string }[] }) => content.map(({ name }) => name)

test('each tab lists its state and counts it, and where we owe an answer the longest wait comes first', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const arriveOn = (name: string, day: number) =>
		arrive({ name, selectedDepartmentId: departmentId }, new Date(Date.UTC(2030, 0, day)))
	const [second, first] = [await arriveOn('second', 2), await arriveOn('first', 1)]
	await asha.place(await arriveOn('finished', 3), { state: 'done' })
	await asha.place(await arriveOn('advertisement', 4), { state: 'spam' })
	const page = await asha.list({ tab: 'new', departmentId })
	expect(namesIn(page)).toEqual(['first', 'second'])
	expect(page.counts).toEqual({ new: 2, open: 0, waiting: 0, done: 1, spam: 1, all: 4 })
	expect(page.totalElements).toBe(2)
	expect(namesIn(await asha.list({ tab: 'all', departmentId }))).toEqual([
		'advertisement',
		'finished',
		'second',
		'first',
	])
	await asha.reply(first, 'Hello')
	expect(namesIn(await asha.list({ tab: 'new', departmentId }))).toEqual(['second'])
	expect(namesIn(await asha.list({ tab: 'waiting', departmentId }))).toEqual(['first'])
	await asha.place(second, { ownerId: asha.id })
	expect(namesIn(await asha.list({ tab: 'open', departmentId }))).toEqual(['second'])
})

test('the owner filter finds the own ones, those of nobody and those of a colleague', async () => {
	const departmentId = await newDepartment()
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const of = (name: string) => arrive({ name, selectedDepartmentId: departmentId })
	await asha.place(await of('of asha'), { ownerId: asha.id })
	await kofi.place(await of('of kofi'), { ownerId: kofi.id })
	await of('of nobody')
	const listed = async (owner: unknown) => namesIn(await asha.list({ departmentId, owner }))
	expect(await listed('mine')).toEqual(['of asha'])
	expect(await listed('nobody')).toEqual(['of nobody'])
	expect(await listed(kofi.id)).toEqual(['of kofi'])
	expect(await listed(null)).toHaveLength(3)
})

test('a search finds name, organisation, address, number, reference and all texts of the conversation, word by word', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const id = await arrive({
		name: 'Zoë Ångström',
		organization: 'Banque de l’Étoile',
		emailId: 'zoe@etoile.example',
		phoneNo: '33155500199',
		message: 'We move letters of credit to a new registry.',
		selectedDepartmentId: departmentId,
	})
	await arrive({ selectedDepartmentId: departmentId })
	await asha.send('note', { subjectId: id, text: 'Met at the Lisbon fair' })
	await asha.reply(id, 'Our migration takes nine weeks.')
	await asha.send('savereply', { subjectId: id, text: 'unsent zebra', version: null })
	const found = async (text: string) => (await asha.list({ departmentId, text })).content.map((row) => row.id)
	for (const text of [
		'angstrom zoe',
		'etoile',
		'zoe@etoile.example',
		'555001',
		'+33 (1) 555-001',
		'registry credit',
		'lisbon',
		'nine weeks',
		'etoile lisbon registry',
		referenceOf(id),
		referenceOf(id).toLowerCase().replace('-', ''),
	])
		expect(await found(text), text).toEqual([id])
	for (const text of ['zebra', 'lisbon porto', '%']) expect(await found(text), text).toEqual([])
})

test('a text that only looks like a reference is searched as words', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const id = await arrive({ organization: 'HDFC 24 Hours', selectedDepartmentId: departmentId })
	expect((await asha.list({ departmentId, text: 'HDFC 24' })).content.map((row) => row.id)).toEqual([id])
})

test('texts of messages are searched within twelve months, unless more is asked for', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const twoYearsAgo = new Date(Date.now() - 2 * 365 * 24 * 60 * 60_000)
	const id = await arrive({ message: 'A dusty ledger', selectedDepartmentId: departmentId }, twoYearsAgo)
	const recent = await asha.list({ departmentId, text: 'dusty' })
	expect(recent.content).toEqual([])
	expect(recent.searchedSince).not.toBeNull()
	const all = await asha.list({ departmentId, text: 'dusty', allTime: true })
	expect(all.content.map((row) => row.id)).toEqual([id])
	expect(all.searchedSince).toBeNull()
})

test('a search of as many words as fit, each in two spellings, with all filters', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const words = 'a-b c-d e-f g-h i-j k-l m-n o-p q-r'
	const id = await arrive({ message: words, selectedDepartmentId: departmentId })
	await asha.place(id, { ownerId: asha.id })
	const page = await asha.list({ tab: 'open', departmentId, owner: 'mine', text: words, size: 10, pageNumber: 1 })
	expect(page.totalElements).toBe(1)
})

test('a search turns its pages in the order of the tab', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	for (const [index, name] of ['second', 'third', 'first'].entries()) {
		const at = new Date(Date.UTC(2030, 0, [2, 3, 1][index]))
		await arrive({ name, message: 'By the old windmill', selectedDepartmentId: departmentId }, at)
	}
	const page = (tab: string, pageNumber: number) =>
		asha.list({ tab, departmentId, text: 'windmill', size: 2, pageNumber })
	expect(namesIn(await page('new', 1))).toEqual(['first', 'second'])
	expect(namesIn(await page('new', 2))).toEqual(['third'])
	expect(namesIn(await page('all', 1))).toEqual(['third', 'second'])
	expect(await page('all', 2)).toMatchObject({ totalElements: 3, totalPages: 2, counts: { new: 3, all: 3 } })
	expect(await page('new', 3)).toMatchObject({ content: [], totalElements: 3 })
})

test('the tabs count what a search found', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	await arrive({ message: 'A lighthouse', selectedDepartmentId: departmentId })
	await asha.place(await arrive({ message: 'Two lighthouses', selectedDepartmentId: departmentId }), { state: 'done' })
	const { counts } = await asha.list({ tab: 'new', departmentId, text: 'lighthouse' })
	expect(counts).toEqual({ new: 1, open: 0, waiting: 0, done: 1, spam: 0, all: 2 })
})

test.each([[{ tab: 'gone' }], [{ tab: 'new', owner: 'everybody' }], [{ tab: 'new', allTime: 'yes' }]])(
	'the desk refuses %j',
	async (query) => {
		expect((await (await salesperson()).send('list', query)).status).toBe(400)
	},
)
