import { expect, test } from 'vitest'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { correctAddress } from '#web/admin/desks/acts/correct-address.ts'
import { answerElsewhere, markAutomatic, markWritten } from '#web/admin/desks/acts/menu-acts.ts'
import { merge } from '#web/admin/desks/acts/merge.ts'
import { assignToMe, markDone } from '#web/admin/desks/acts/triage-acts.ts'
import type { SubjectTriage } from '#web/admin/desks/desk.ts'
import { createDeskPage, rowAfter, type Shown } from '#web/admin/desks/list/desk-page-store.ts'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'

const at = '2026-11-20T05:00:00.000Z'
const aRow = (id: number, wanted: Partial<DeskRow> = {}): DeskRow => ({
	...{ id, reference: `K7M-4Q${id}`, version: 3, state: 'new', owner: null, name: `Visitor ${id}` },
	...{ emailId: '', excerpt: '', createdAt: at, updatedAt: at, waitingSince: at, dueAt: null, wakesAt: null },
	automatic: false,
	...wanted,
})

/** A page with the rows 1 to 3. Each call of the page is in `log`; the server answers a triage with the values before. */
function aPage(opened: Partial<Shown> = {}) {
	const log: string[] = []
	const sent: SubjectTriage[][] = []
	const server = { failure: null as unknown, version: 10 }
	const focused = { row: null as number | null }
	const undos: (() => void)[] = []
	const others: [name: string, form: unknown][] = []
	async function asked<Answer>(name: string, form: unknown, answer: Answer): Promise<Answer> {
		if (server.failure) throw server.failure
		others.push([name, form])
		return answer
	}
	let shown: Shown = {
		...{ rows: [aRow(1), aRow(2), aRow(3)], openId: null, listed: 'page=1', isWide: true, me: 7, turn: null },
		open: (id) => log.push(`open ${id}`),
		replace: (id) => log.push(id === null ? 'close' : `show ${id}`),
		reload: () => log.push('reload'),
		...opened,
	}
	const page = createDeskPage(
		{
			desk: {
				...enquiryDesk,
				calls: {
					...enquiryDesk.calls,
					async triage(subjects) {
						sent.push([...subjects])
						if (server.failure) throw server.failure
						server.version += 1
						return subjects.map(({ id }) => ({ id, version: server.version, state: 'new' }))
					},
					conversation: async (id) => {
						if (server.failure) throw server.failure
						return { ...anOpened, subject: aRow(id) }
					},
					answerElsewhere: (form) => asked('answered', form, { id: 70 }),
					undoAnswered: (id) => asked('undo answered', id, true as const),
					correctAddress: (form) => asked('address', form, true as const),
					merge: (form) => asked('merge', form, { id: 71 }),
					undoMerge: (id) => asked('undo merge', id, true as const),
				},
			},
			focus: {
				row: () => focused.row,
				go: (id) => log.push(`focus ${id}`),
				keep: ({ next }) => log.push(`keep ${next}`),
			},
			announce: {
				done(outcome, undo) {
					log.push(outcome)
					undos.push(undo)
				},
				undone: () => log.push('undone'),
				refused: (reason) => log.push(`refused: ${reason instanceof ApiRefusal ? reason.code : 'unreachable'}`),
			},
		},
		shown,
	)
	return {
		...{ page, log, sent, others, server, focused },
		undo: () => undos.at(-1)?.(),
		shows(change: Partial<Shown>) {
			shown = { ...shown, ...change }
			page.shows(shown)
		},
	}
}

const anOpened = {
	messages: [],
	hasOlder: false,
	merged: [],
	others: [],
	newestMessage: null,
	draft: null,
	answersArrive: 'here' as const,
}
const settled = () => new Promise(setImmediate)
const changed = () => new ApiRefusal(409, { code: 'enquiry.changed', errorMsg: 'Somebody has changed it.' })

test('an act says what was done, forgets the chosen rows and loads the list again', async () => {
	const { page, log, sent } = aPage()
	page.choose(new Set([1, 2]))
	await page.act([aRow(1), aRow(2)], markDone(enquiryDesk))
	expect(sent).toEqual([[1, 2].map((id) => ({ id, version: 3, state: 'done' }))])
	expect(log).toEqual(['2 contact requests done', 'keep 3', 'reload'])
	expect(page.state()).toMatchObject({ acts: 1, chosen: new Set() })
})

test('Undo sends the values before with the newest version, and so does the next act on a row that has not loaded again', async () => {
	const { page, log, sent, undo } = aPage()
	await page.act([aRow(1)], markDone(enquiryDesk))
	undo()
	await settled()
	expect(sent[1]).toEqual([{ id: 1, version: 11, state: 'new' }])
	expect(log.slice(-2)).toEqual(['undone', 'reload'])
	await page.act([aRow(1)], assignToMe(7))
	expect(sent[2]).toEqual([{ id: 1, version: 12, ownerId: 7 }])
	expect(page.state().acts).toBe(3)
})

test('a change by somebody else loads the list again; without a connection the chosen rows stay', async () => {
	const { page, log, server } = aPage()
	page.choose(new Set([1]))
	server.failure = new ServerUnreachable('The server did not answer')
	await page.act([aRow(1)], markDone(enquiryDesk))
	expect(log).toEqual(['refused: unreachable'])
	expect(page.state()).toMatchObject({ acts: 0, chosen: new Set([1]) })
	server.failure = changed()
	await page.act([aRow(1)], markDone(enquiryDesk))
	expect(log.slice(1)).toEqual(['refused: enquiry.changed', 'reload'])
	expect(page.state().acts).toBe(1)
})

test.each([
	['done beside the list goes on to the next one', { isWide: true }, markDone(enquiryDesk), 'show 3'],
	['done in place of the list leads back to it', { isWide: false }, markDone(enquiryDesk), 'close'],
	['assigned stays open', { isWide: true }, assignToMe(7), undefined],
])('an open conversation that is %s', async (_, opened, act, gone) => {
	const { page, log } = aPage({ openId: 2, ...opened })
	await page.act([aRow(2)], act)
	expect(log.find((each) => /^(show|close)/.test(each))).toBe(gone)
})

test('the keys act on the chosen rows, or else on the open conversation, or else on the row with the focus', async () => {
	const { page, sent, focused, shows } = aPage()
	page.keys.finish()
	await settled()
	expect(sent, 'nothing is meant').toEqual([])
	focused.row = 3
	page.keys.assignToMe()
	await settled()
	shows({ openId: 2 })
	page.keys.assignToMe()
	await settled()
	page.choose(new Set([1]))
	page.keys.assignToMe()
	await settled()
	expect(sent.map((subjects) => subjects.map(({ id }) => id))).toEqual([[3], [2], [1]])
})

test('a conversation that has left the list is read before an act, and a failure of that is announced', async () => {
	const { page, log, sent, server } = aPage({ openId: 9 })
	page.keys.snooze()
	await settled()
	expect(page.state().question).toMatchObject({ question: 'snooze', rows: [{ id: 9 }] })
	page.answered()
	expect(page.state().question).toBeNull()
	server.failure = new ServerUnreachable('The server did not answer')
	page.keys.finish()
	await settled()
	expect(log).toEqual(['refused: unreachable'])
	expect(sent).toEqual([])
})

test('what is over is not finished again', async () => {
	const { page, sent } = aPage({ rows: [aRow(1, { state: 'done' })], openId: 1 })
	page.keys.finish()
	await settled()
	expect(sent).toEqual([])
})

test('steps go through the rows: the focus moves in the list, and an open conversation is replaced', () => {
	const { page, log, focused, shows } = aPage()
	page.step(1)
	page.step(-1)
	focused.row = 3
	page.step(1)
	page.step(-1)
	expect(log.splice(0), 'without a place they begin at either end').toEqual(['focus 1', 'focus 3', 'focus 2'])
	shows({ openId: 1 })
	page.step(1)
	focused.row = null
	page.step(1)
	expect(log).toEqual(['show 2', 'focus 2', 'show 2'])
})

test('a key opens the row with the focus, and Escape closes the open conversation', () => {
	const { page, log, focused, shows } = aPage()
	page.keys.close()
	page.keys.open()
	focused.row = 2
	page.keys.open()
	shows({ openId: 2 })
	page.keys.open()
	page.keys.close()
	expect(log).toEqual(['open 2', 'close'])
})

test('a key chooses the current row and takes the choice back; other filters choose nothing', () => {
	const { page, focused, shows } = aPage()
	page.keys.select()
	focused.row = 2
	page.keys.select()
	expect(page.state().chosen).toEqual(new Set([2]))
	page.keys.select()
	expect(page.state().chosen).toEqual(new Set())
	page.keys.select()
	shows({ rows: [aRow(2), aRow(4)] })
	expect(page.state().chosen, 'the list has loaded again').toEqual(new Set([2]))
	shows({ listed: 'page=1&owner=mine' })
	expect(page.state().chosen).toEqual(new Set())
})

test('the open conversation keeps the name of its row when an act takes the row away', () => {
	const { page, shows } = aPage({ openId: 2 })
	expect(page.state().lastOpen).toMatchObject({ id: 2, name: 'Visitor 2' })
	shows({ rows: [aRow(1)] })
	expect(page.state().lastOpen).toMatchObject({ id: 2, name: 'Visitor 2' })
	shows({ openId: 1 })
	expect(page.state().lastOpen).toMatchObject({ id: 1 })
})

test('an erased subject closes if it is open, whatever was asked since, and only the list loads again', () => {
	const { page, log } = aPage({ openId: 2 })
	page.erase(aRow(1))
	page.notErased()
	page.erased(aRow(1))
	expect(log.splice(0)).toEqual(['reload'])
	page.erase(aRow(2))
	page.notErased()
	page.erased(aRow(2))
	expect(log).toEqual(['close', 'reload'])
	expect(page.state().acts, 'a panel would read what is gone').toBe(0)
})

test('the row after an act is the next one that is left, at the end the one before', () => {
	const rows = [1, 2, 3, 4].map((id) => ({ id }))
	expect(rowAfter(rows, [2])).toBe(3)
	expect(rowAfter(rows, [1, 3])).toBe(4)
	expect(rowAfter(rows, [3, 4])).toBe(2)
	expect(rowAfter(rows, [1, 2, 3, 4])).toBeNull()
})

test('what machines began and what people wrote are told apart by acts that Undo takes back', async () => {
	const { page, sent, log } = aPage()
	await page.act([aRow(1)], markAutomatic)
	await page.act([aRow(2)], markWritten)
	expect(sent.flat()).toMatchObject([{ automatic: true }, { automatic: false }])
	expect(log.filter((entry) => entry.startsWith('Marked'))).toEqual([
		'Marked as Automatic',
		'Marked as written by a person',
	])
})

test('an answer elsewhere is taken back by its own call, and the next act has the version that follows', async () => {
	const { page, others, sent, log, undo } = aPage()
	await page.act([aRow(1)], answerElsewhere)
	expect(others).toEqual([['answered', { subjectId: 1, version: 3 }]])
	expect(log[0]).toBe('Answered elsewhere')
	undo()
	await settled()
	expect(others[1]).toEqual(['undo answered', 70])
	await page.act([aRow(1)], assignToMe(7))
	expect(sent[0]).toEqual([{ id: 1, version: 5, ownerId: 7 }])
})

test('a corrected address is put back by Undo; a refusal reaches the dialog', async () => {
	const { page, others, server, undo, log } = aPage()
	const wanted = correctAddress('old@visitor.example', 'new@visitor.example')
	await page.attempt([aRow(1)], wanted)
	expect(log[0]).toBe('The address is now “new@visitor.example”')
	undo()
	await settled()
	expect(others).toEqual([
		['address', { subjectId: 1, version: 3, emailId: 'new@visitor.example' }],
		['address', { subjectId: 1, version: 4, emailId: 'old@visitor.example' }],
	])
	server.failure = changed()
	await expect(page.attempt([aRow(2)], wanted)).rejects.toBe(server.failure)
})

const arrivedOn = (id: number, day: number) => aRow(id, { createdAt: `2026-11-${day}T05:00:00.000Z` })

test('rows are merged into the oldest, which takes the place of an open one', async () => {
	const { page, others, log, undo } = aPage({ openId: 2 })
	const rows = [arrivedOn(1, 22), arrivedOn(2, 21), arrivedOn(3, 20)]
	const merging = merge(rows)
	if (!merging) throw new Error('They cannot be merged')
	await page.act(rows, merging)
	expect(others).toEqual([
		[
			'merge',
			{
				into: { id: 3, version: 3 },
				subjects: [
					{ id: 1, version: 3 },
					{ id: 2, version: 3 },
				],
			},
		],
	])
	expect(log).toEqual(['3 contact requests merged', 'keep null', 'show 3', 'reload'])
	undo()
	await settled()
	expect(others[1]).toEqual(['undo merge', 71])
	expect(merge([arrivedOn(1, 20)])).toBeNull()
})

test('the open one is merged with another of the same person, whose version is read first', async () => {
	const { page, others, log } = aPage({ openId: 1 })
	const [open, older] = [arrivedOn(1, 22), arrivedOn(9, 20)]
	const merging = merge([open], [older])
	if (!merging) throw new Error('They cannot be merged')
	await page.act([open], merging)
	expect(others).toEqual([['merge', { into: { id: 9, version: 3 }, subjects: [{ id: 1, version: 3 }] }]])
	expect(log).toContain('show 9')
})

test('a conversation that was merged elsewhere is followed', () => {
	const { page, log } = aPage({ openId: 1 })
	page.led(9)
	expect(log).toEqual(['show 9'])
})

test('from an end of the page a step turns it, if the desk turns pages', () => {
	const turned: number[] = []
	const { page, log, shows } = aPage({ openId: 3, turn: (by) => void turned.push(by) })
	page.keys.step(1)
	shows({ openId: 1 })
	page.keys.turn(-1)
	expect(turned).toEqual([1, -1])
	page.keys.turn(1)
	expect(log).toEqual(['show 2'])
	shows({ openId: null })
	page.keys.turn(1)
	expect(turned, 'the list stays').toHaveLength(2)
})

test('a subject that an act took from the list keeps its place: a step leads to what follows', () => {
	const { page, log, shows } = aPage({ openId: 2 })
	shows({ rows: [aRow(1), aRow(3)], openId: 2 })
	page.keys.step(1)
	page.keys.step(-1)
	expect(log).toEqual(['show 3', 'show 1'])
})

test('a letter opens its conversation, which takes it up once', () => {
	const { page, log } = aPage()
	page.write(aRow(2), 'declined')
	expect(log).toEqual(['open 2'])
	expect(page.state().letter).toEqual({ subjectId: 2, leadsTo: 'declined' })
	page.written()
	expect(page.state().letter).toBeNull()
})
