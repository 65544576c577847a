import { expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import type { NewCount } from '#contracts/operations/new-count.ts'
import { mostNew } from '#contracts/shared/most-counted.ts'
import { addApplication, everything, listed } from '#tests/support/builders/careers/applications.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { arrive, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { rowsOf } from '#tests/support/builders/items/items.ts'
import { addressOf, deliver, enquiryOf, newSender } from '#tests/support/builders/raw-mail.ts'
import { call } from '#tests/support/worker/app.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import type { Database } from '#worker/data/db.ts'
import { countNew } from '#worker/features/arrivals/count-new.ts'

const count = async (headers: Record<string, string>, json: object = {}): Promise<NewCount> =>
	(await call('/api/enquirydeskcontroller/newcount', { json, headers })).json()

/** A desk of its own department that was loaded with a filter. `unseen` counts what it does not show yet. */
async function openDesk(filter: object = {}) {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const wanted = { tab: 'all', departmentId, owner: null, text: null, ...filter }
	const { newest } = await asha.list(wanted)
	return {
		asha,
		departmentId,
		unseen: async () => (await count(asha.headers, { desk: { seen: newest, filter: wanted } })).enquiries?.inList,
	}
}

test('a list that is open learns how many enquiries have arrived in it since', async () => {
	const { asha, departmentId, unseen } = await openDesk({ tab: 'new' })
	expect(await unseen()).toBe(0)
	const id = await arrive({ selectedDepartmentId: departmentId })
	await arrive({ selectedDepartmentId: departmentId })
	await arrive({ selectedDepartmentId: await newDepartment() })
	expect(await unseen(), 'the third is for another department').toBe(2)
	await asha.place(id, { ownerId: asha.id })
	expect(await unseen(), 'a colleague has taken one up').toBe(1)
})

test('an answer counts in the tab to which it brings its enquiry, once for several mails', async () => {
	const { asha, departmentId, unseen } = await openDesk({ tab: 'open' })
	const emailId = newSender()
	const id = await arrive({ emailId, selectedDepartmentId: departmentId })
	await asha.place(id, { ownerId: asha.id })
	await asha.reply(id, 'Dear Meera, it does.')
	expect(await unseen(), 'what we write is not new to us').toBe(0)
	await deliver({ from: emailId, to: await addressOf(id) })
	await deliver({ from: emailId, to: await addressOf(id) })
	expect(await unseen()).toBe(1)
})

test('filters narrow it as they narrow the list', async () => {
	const { departmentId, unseen } = await openDesk({ text: 'zebra' })
	await arrive({ selectedDepartmentId: departmentId, message: 'Do you ship zebras?' })
	await arrive({ selectedDepartmentId: departmentId })
	expect(await unseen()).toBe(1)
	const mine = await openDesk({ owner: 'mine' })
	await arrive({ selectedDepartmentId: mine.departmentId })
	expect(await mine.unseen()).toBe(0)
})

test('what a machine writes into a conversation, and what comes into spam, is nothing new', async () => {
	const { asha, departmentId, unseen } = await openDesk()
	const before = await arrive({ selectedDepartmentId: departmentId })
	await asha.reply(before, 'Dear Meera, it does.')
	const spam = await arrive({ selectedDepartmentId: departmentId })
	await asha.place(spam, { state: 'spam' })
	expect(await unseen()).toBe(1)
	await deliver({ to: await addressOf(before), headers: ['Auto-Submitted: auto-replied'] })
	await deliver({ to: await addressOf(spam) })
	expect(await unseen(), 'the first one arrived').toBe(1)
})

test('an enquiry that began by mail is one arrival, also that of a machine', async () => {
	const asha = await salesperson()
	const filter = { tab: 'new', departmentId: null, owner: null, text: null }
	const { newest } = await asha.list(filter)
	const [sender, machine] = [newSender(), newSender()]
	await deliver({ from: sender })
	await deliver({ from: machine, headers: ['Auto-Submitted: auto-generated'] })
	expect(await enquiryOf(sender)).toBe(newest.subject + 1)
	expect((await count(asha.headers, { desk: { seen: newest, filter } })).enquiries?.inList).toBe(2)
})

test('the menu counts what nobody has taken up, and the answers to the user’s own enquiries', async () => {
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const before = (await count(asha.headers)).enquiries?.new ?? 0
	const emailId = newSender()
	const id = await arrive({ emailId })
	expect((await count(asha.headers)).enquiries).toEqual({ new: before + 1, answered: 0, inList: 0 })
	await asha.place(id, { ownerId: asha.id })
	expect((await count(asha.headers)).enquiries, 'it waits, but for the first time').toEqual({
		new: before,
		answered: 0,
		inList: 0,
	})
	await asha.reply(id, 'Dear Meera, it does.')
	await deliver({ from: emailId, to: await addressOf(id) })
	expect((await count(asha.headers)).enquiries?.answered).toBe(1)
	expect((await count(kofi.headers)).enquiries?.answered, 'it is not theirs').toBe(0)
	await asha.reply(id, 'And it is cheap.')
	expect((await count(asha.headers)).enquiries?.answered).toBe(0)
})

test('a visitor who adds something before we have answered counts as well', async () => {
	const asha = await salesperson()
	const emailId = newSender()
	const id = await arrive({ emailId }, new Date(Date.now() - 60_000))
	await asha.place(id, { ownerId: asha.id })
	await deliver({ from: emailId, to: await addressOf(id) })
	expect((await count(asha.headers)).enquiries?.answered).toBe(1)
})

test('an open list of applications learns what has arrived in it, and the menu what has arrived at all', async () => {
	const headers = await signedInAs(['JobApplicants'])
	const [job, other] = [await savedJob(), await savedJob()]
	const { newest } = await listed({ jobPosts: [job] })
	expect((await count(headers)).applications, 'without an open list').toMatchObject({ newest, arrived: 0, inList: 0 })
	const { id } = await addApplication({ jobId: job })
	const { id: last } = await addApplication({ jobId: other })
	const ask = async (filter?: object) => (await count(headers, { applications: { seen: newest, filter } })).applications
	expect(await ask({ jobPosts: [job] })).toMatchObject({ newest: last, arrived: 2, inList: 1 })
	expect(await ask({})).toMatchObject({ newest: last, arrived: 2, inList: 2 })
	expect(await ask()).toMatchObject({ newest: last, arrived: 2, inList: 0 })
	expect((await listed()).newest).toBe(last)
	expect(id).toBeLessThan(last)
})

test('the menu counts the applications in open stages that the user has not opened', async () => {
	const [asha, kofi] = [await signedInAs(['JobApplicants']), await signedInAs(['JobApplicants'])]
	const unread = async (headers: Record<string, string>) => (await count(headers)).applications?.unread ?? 0
	const before = await unread(asha)
	const jobId = await savedJob()
	const { id } = await addApplication({ jobId })
	await addApplication({ jobId, state: 'declined' })
	await addApplication({ jobId, readByAll: true })
	expect(await unread(asha)).toBe(before + 1)
	const opened = { formId: crypto.randomUUID(), subjectId: id }
	await call('/api/hiringdeskcontroller/openconversation', { json: opened, headers: asha })
	expect(await unread(asha)).toBe(before)
	expect(await unread(kofi), 'a colleague has not opened it').toBe(before + 1)
})

test.each<[Role, (keyof NewCount)[]]>([
	['ContactRequests', ['enquiries']],
	['JobApplicants', ['applications']],
	['Admin', ['enquiries', 'applications']],
])('%s learns of its sections alone, whatever it asks', async (role, sections) => {
	const filter = { tab: 'all', departmentId: null, owner: null, text: null }
	const asked = {
		desk: { seen: { subject: 0, message: 0 }, filter },
		applications: { seen: 0, filter: {} },
	}
	expect(Object.keys(await count(await signedInAs([role]), asked))).toEqual(sections)
})

test('a long absence is counted up to a limit', async () => {
	const asha = await salesperson()
	const departmentId = await newDepartment()
	const filter = { tab: 'all', departmentId, owner: null, text: null }
	const { newest } = await asha.list(filter)
	const copied = 'name, organization, department_id, email_id, phone_no, message, created_at'
	const copies = JSON.stringify(Array(mostNew).fill(0))
	await rowsOf(
		`insert into enquiries (${copied}) select ${copied} from enquiries, json_each(?) where enquiries.id = ?`,
		copies,
		await arrive({ selectedDepartmentId: departmentId }),
	)
	expect((await count(asha.headers, { desk: { seen: newest, filter } })).enquiries?.inList).toBe(mostNew)
})

test('it reads the newest rows alone, over indexes and in one round trip', async () => {
	const asha = await salesperson()
	const filter = { tab: 'open', departmentId: 1, owner: asha.id, text: 'zebra' } as const
	const question = {
		desk: { seen: { subject: 4, message: 4 }, filter },
		applications: { seen: 4, filter: everything },
	}
	const ask = (database: Database) =>
		countNew(database, question, { id: asha.id, permissions: [{ permission: 'Admin' }] })
	const plans = await plansOf(ask)
	expect(
		unindexed(plans).filter((plan) => !/^SCAN (some|arrived|came|\(subquery)|count\(DISTINCT\)/.test(plan)),
	).toEqual([])
	expect(plans.filter((plan) => plan.startsWith('SEARCH enquiries '))).toEqual([
		'SEARCH enquiries USING COVERING INDEX enquiries_waiting (state=?)',
		'SEARCH enquiries USING INDEX enquiries_owner (owner_id=? AND state=?)',
		'SEARCH enquiries USING INTEGER PRIMARY KEY (rowid>?)',
		'SEARCH enquiries USING INTEGER PRIMARY KEY (rowid=?)',
	])
	expect(await roundTripsOf(ask)).toBe(1)
})

test('it does not extend the session', async () => {
	const { id, headers } = await salesperson()
	const longAgo = new Date(Date.now() - 5 * 60_000).toISOString()
	await rowsOf('update sessions set last_seen_at = ? where user_id = ?', longAgo, id)
	expect(await count(headers)).toHaveProperty('enquiries')
	const seen = await rowsOf('select last_seen_at from sessions where user_id = ?', id)
	expect(seen).toEqual([{ last_seen_at: longAgo }])
})
