import { beforeAll, expect, test } from 'vitest'
import type { EnquiryFilter } from '#contracts/enquiries/desk.ts'
import { deskTabs } from '#contracts/enquiries/desk-states.ts'
import { arrive } from '#tests/support/builders/desk.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { rowsRead } from '#tests/support/worker/rows-read.ts'
import { addStaff } from '#tests/support/worker/staff.ts'
import type { Database } from '#worker/data/db.ts'
import { wakeSubjects } from '#worker/desks/triage/wake.ts'
import {
	listEnquiryDesk as listDesk,
	readEnquiry,
	selectEnquiryIds,
} from '#worker/features/enquiries/desk/enquiry-desk.queries.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'

const all: EnquiryFilter = { tab: 'all', owner: null, departmentId: null, text: null }
const page = { pageNumber: 1, size: 25 }

let id: number
let staff: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
	id = await arrive()
	staff = await addStaff()
})

const acts: Record<string, (db: Database) => Promise<unknown>> = {
	...Object.fromEntries(
		deskTabs.map((tab) => [`the tab ${tab}`, (db: Database) => listDesk(db, { ...all, ...page, tab }, staff.id)]),
	),
	'the own enquiries of a tab': (db) => listDesk(db, { ...all, ...page, tab: 'waiting', owner: 'mine' }, staff.id),
	'the enquiries of nobody': (db) => listDesk(db, { ...all, ...page, tab: 'open', owner: 'nobody' }, staff.id),
	'the done enquiries of a department': (db) =>
		listDesk(db, { ...all, ...page, tab: 'done', departmentId: 1 }, staff.id),
	'the ids of an export': async (db) => selectEnquiryIds(db, { ...all, tab: 'open' }, staff.id, new Date()),
	'the conversations whose snooze ends': (db) => wakeSubjects(db, enquiryDesk, new Date()),
}

test.each(Object.entries(acts))('%s: found and ordered by an index', async (_, act) => {
	const plans = await plansOf(act)
	expect(
		unindexed(plans).filter(
			(plan) =>
				!/SCAN (enquiries USING COVERING INDEX enquiries_automatic|some|counted|each_state|\(subquery)|subquery-|SCAN enquiries USING INDEX/.test(
					plan,
				),
		),
	).toEqual([])
})

test('the tabs of a department count over one index, and without a compound SELECT, whose terms D1 limits', async () => {
	const plans = await plansOf((db) => listDesk(db, { ...all, ...page, tab: 'done', departmentId: 1 }, staff.id))
	const counting = 'SEARCH enquiries USING COVERING INDEX enquiries_department_state (department_id=? AND state=?)'
	// Of the rows in the open tab, and of each state.
	expect(plans.filter((plan) => plan === counting)).toHaveLength(2)
	expect(plans.filter((plan) => /COMPOUND/.test(plan))).toEqual([])
})

test.each([
	['one word', 'zebra', 1],
	['two words', 'zebra crossing', 2],
])('a search of %s keeps what it finds, and reads messages by their enquiry', async (_, text, words) => {
	const plans = await plansOf((db) => listDesk(db, { ...all, ...page, text }, staff.id))
	expect(plans.filter((plan) => plan === 'MATERIALIZE found')).toHaveLength(1)
	const ofEnquiry = 'SEARCH enquiry_messages USING INDEX enquiry_messages_of (enquiry_id=? AND at>?)'
	expect(plans.filter((plan) => plan === ofEnquiry)).toHaveLength(words)
})

test('a conversation is one round trip of nine statements over indexes', async () => {
	const open = (db: Database) => readEnquiry(db, { id, staffId: staff.id, answersArrive: 'mailbox' })
	expect(await roundTripsOf(open)).toBe(1)
	expect(await rowsRead(open)).toHaveLength(9)
	const plans = await plansOf(open)
	expect(unindexed(plans).filter((plan) => !/TEMP B-TREE FOR ORDER BY|subquery-|SCAN member/.test(plan))).toEqual([])
})
