import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#tests/support/worker/staff.ts'
import { countedTables } from '#worker/data/row-counts.ts'
import { type Desk, openStates } from '#worker/desks/desk.ts'
import { type Standing, standingAfter } from '#worker/desks/triage/triage-rules.ts'
import { desks } from '#worker/features/desks.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { letters } from '#worker/jobs/mail.ts'

/** References have place for so many: see `referenceOf`. */
const mostDesks = 5

test.each<[string, (desk: Desk) => unknown]>([
	['block of references', ({ number }) => number],
	['section', ({ section }) => section],
	['table of subjects', ({ subjects }) => getTableName(subjects)],
	['table of messages', ({ messages }) => getTableName(messages)],
	['holder of files', ({ holder }) => holder],
	['name as an open form', ({ openAs }) => openAs],
	['start of mails', ({ mails }) => mails],
	['mark of own mails', ({ ownMark }) => ownMark.name],
	['marked text', ({ markedText }) => markedText(7)],
	['page', ({ pathOf }) => pathOf(7)],
])('each desk has its own %s', (_, read) => {
	expect(new Set(desks.map(read)).size).toBe(desks.length)
})

test.each(desks.map((desk) => [desk.mails, desk] as const))('the description of %s holds together', (_, desk) => {
	const { all, ignored, fresh, owed, finished, flow } = desk.states
	expect(desk.number).toBeGreaterThanOrEqual(0)
	expect(desk.number).toBeLessThan(mostDesks)
	expect(all).toEqual(expect.arrayContaining([fresh, ...owed, ...finished, ...Object.values(flow ?? {})]))
	expect([...all, null]).toContain(ignored)
	expect(fresh).toBe(desk.subjects.state.default)
	// Triage tells a group of what has moved to it.
	for (const mail of [...(desk.group ? ['arrived'] : []), 'assigned', 'answered', 'note', 'reply'])
		expect(letters).toHaveProperty(`${desk.mails}-${mail}`)
})

test.each(desks.map((desk) => [desk.mails, desk] as const))('erasing at %s has its triggers', async (_, desk) => {
	const [subjects, messages] = [getTableName(desk.subjects), getTableName(desk.messages)]
	const triggersOf = async (table: string) =>
		(await db.all<{ sql: string }>(sql`select sql from sqlite_master where type = 'trigger' and tbl_name = ${table}`))
			.map((trigger) => trigger.sql)
			.join('\n')
	expect(await triggersOf(subjects)).toContain(`BEFORE DELETE ON \`${subjects}\` BEGIN DELETE FROM \`${messages}\``)
	const ofMessages = await triggersOf(messages)
	expect(ofMessages).toContain("SET `state` = 'retired'")
	expect(ofMessages).toContain('DELETE FROM `file_holders`')
	expect(ofMessages.split(`'${desk.holder}'`)).toHaveLength(3)
	expect(countedTables).toHaveProperty(subjects)
})

const ofTwo: Desk = {
	...enquiryDesk,
	states: {
		...{ all: ['new', 'done'], fresh: 'new', owed: ['new'], finished: ['done'], ignored: null },
		flow: { taken: 'new', waiting: 'done' },
	},
}
const sleeping: Standing = {
	id: 1,
	state: 'done',
	ownerId: null,
	groupId: 0,
	automatic: false,
	own: {},
	wakesAt: '2099-01-01T00:00:00.000Z',
}
const after = (before: Standing, wanted: object) =>
	standingAfter(ofTwo, before, { id: 1, version: 1, ...wanted }, new Date('2026-01-01'))

test('in a desk of two states what is finished does not wake, and an undo gives the snooze back', () => {
	expect(openStates(ofTwo.states)).toEqual(['new'])
	expect(after(sleeping, { state: 'done' })).toEqual({ ...sleeping, wakesAt: null })
	expect(after(sleeping, { ownerId: 3 })).toEqual({ ...sleeping, ownerId: 3 })
	expect(after({ ...sleeping, wakesAt: null }, { state: 'done', wakesAt: sleeping.wakesAt })).toEqual(sleeping)
	expect(after({ ...sleeping, state: 'new', wakesAt: null }, { wakesAt: sleeping.wakesAt })).toEqual(sleeping)
})
