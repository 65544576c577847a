import { beforeAll, expect, test } from 'vitest'
import { type HiringFilter, hiringFilter } from '#contracts/hiring/desk.ts'
import { hiringTabs } from '#contracts/hiring/stages.ts'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { addStaff } from '#tests/support/worker/staff.ts'
import type { Database } from '#worker/data/db.ts'
import { readPart } from '#worker/data/read-parts.ts'
import { wakeSubjects } from '#worker/desks/triage/wake.ts'
import { listHiringDesk, readHiring, selectHiringIds } from '#worker/features/applications/desk/hiring-desk.queries.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { answerInterview } from '#worker/features/applications/interviews/answer.ts'
import { cancelInterviewsOf } from '#worker/features/applications/interviews/cancel-interviews.ts'
import {
	interviewsForApplicant,
	interviewsOfUser,
} from '#worker/features/applications/interviews/interviews.queries.ts'
import { cancelInterview, moveInterview, planInterview } from '#worker/features/applications/interviews/plan.ts'

const all = hiringFilter.parse({ tab: 'all' })
const page = { pageNumber: 1, size: 10 }

let id: number
let asker: Parameters<typeof listHiringDesk>[2]
beforeAll(async () => {
	id = await apply({ jobId: await savedJob() })
	const { id: staffId } = await addStaff()
	asker = { staff: { id: staffId, permissions: [{ permission: 'JobApplicants' }] }, retentionDays: 180 }
})

const filters: [string, Partial<HiringFilter>][] = [
	...hiringTabs.map((tab): [string, Partial<HiringFilter>] => [`the tab ${tab}`, { tab }]),
	['the own ones', { owner: 'mine' }],
	['those of nobody', { tab: 'new', owner: 'nobody' }],
	['a job', { jobPosts: [1] }],
	['a notice period', { noticePeriod: '1 month' }],
	['an experience', { applicantExperienceFrom: 2 }],
	['a location', { applicantLocation: 'kochi' }],
	['a number', { mobileNumber: '984' }],
	['overdue ones', { overdue: true }],
	['soon erased ones', { soonErased: true }],
	['those whose erasure was asked for', { erasureAsked: true }],
	['an order by name', { sortBy: 'name' }],
	['an order by location', { sortBy: 'applicantLocation' }],
]

test.each(filters)('%s: found by an index, and read in full for one page alone', async (_, filter) => {
	const plans = await plansOf((db) => listHiringDesk(db, { ...all, ...page, ...filter }, asker))
	const ofTable = plans.filter((plan) => /^(?:SCAN|SEARCH) job_applications\b/.test(plan))
	expect(ofTable.length).toBeGreaterThan(1)
	expect(
		ofTable.filter(
			(plan) => !/USING (?:COVERING )?INDEX|USING INTEGER PRIMARY KEY|^SEARCH job_applications$/.test(plan),
		),
	).toEqual([])
	expect(plans.filter((plan) => /COMPOUND/.test(plan))).toEqual([])
})

test('a search keeps what it finds, and reads jobs once', async () => {
	const plans = await plansOf((db) => listHiringDesk(db, { ...all, ...page, text: 'zebra' }, asker))
	expect(plans.filter((plan) => plan === 'MATERIALIZE found')).toHaveLength(1)
	const ofApplication = 'SEARCH application_messages USING INDEX application_messages_of (application_id=? AND at>?)'
	expect(plans.filter((plan) => plan === ofApplication)).toHaveLength(1)
})

test.each<[string, (db: Database) => Promise<unknown>]>([
	['the ids of an export', async (db) => selectHiringIds(db, { ...all, tab: 'new' }, asker)],
	['those whose snooze ends', (db) => wakeSubjects(db, hiringDesk, new Date())],
])('%s: found by an index', async (_, act) => {
	expect(unindexed(await plansOf(act)).filter((plan) => !plan.includes('USING'))).toEqual([])
})

const interview = { startsAt: '2099-03-17T08:30:00.000Z', minutes: 45, place: 'Kochi', words: '', colleagues: [] }

test('an interview is planned, moved, cancelled, answered and closed over indexes', async () => {
	const staff = await recruiter()
	const editor = {
		staff: { ...staff, permissions: asker.staff.permissions, sessionId: 's', signedInAt: new Date() },
		requestId: 'r',
	}
	const plans = await plansOf(async (db) => {
		const planned = await planInterview(db, { ...interview, subjectId: id }, editor)
		await moveInterview(db, { ...interview, place: 'Here', id: planned, version: 1 }, editor)
		await answerInterview(db, { interviewId: planned, applicationId: id, answer: 'accepted' }, new Date())
		await cancelInterview(db, { id: planned, version: 3, words: '' }, editor)
		const at = new Date().toISOString()
		const [first, ...others] = cancelInterviewsOf(db, [{ id, state: 'declined' }], at)
		if (first) await db.batch([first, ...others])
		await readPart(db, interviewsOfUser(db, editor.staff, new Date()))
		await interviewsForApplicant(db, id)
	})
	expect(unindexed(plans).filter((plan) => !/TEMP B-TREE FOR ORDER BY|CONSTANT ROW/.test(plan))).toEqual([])
})

test('an application is two round trips over indexes', async () => {
	const open = (db: Database) => readHiring(db, { ...asker, id, mayOpenEnquiries: true, answersArrive: 'mailbox' })
	expect(await roundTripsOf(open)).toBe(2)
	const plans = await plansOf(open)
	expect(unindexed(plans).filter((plan) => !/TEMP B-TREE FOR ORDER BY|subquery-|SCAN member/.test(plan))).toEqual([])
})
