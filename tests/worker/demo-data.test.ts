import { expect, test } from 'vitest'
import { roles } from '#contracts/auth/roles.ts'
import type { SavedReply } from '#contracts/desks/replies.ts'
import type { EnquiryConversation, EnquiryDeskPage, EnquiryRow } from '#contracts/enquiries/desk.ts'
import { enquiryStates } from '#contracts/enquiries/desk-states.ts'
import type { EnquiryReport } from '#contracts/enquiries/report.ts'
import type { HiringPage } from '#contracts/hiring/desk.ts'
import { stages } from '#contracts/hiring/stages.ts'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import hiring from '#scripts/demo/content/careers/desk.yaml?raw'
import enquiries from '#scripts/demo/content/enquiries.yaml?raw'
import savedReplies from '#scripts/demo/content/saved-replies.yaml?raw'
import staff from '#scripts/demo/content/staff.yaml?raw'
import { fillAccounts } from '#scripts/demo/fill-accounts.ts'
import { hiringStatements, lendStatement } from '#scripts/demo/fill-hiring.ts'
import { parseContent } from '#scripts/demo/parse-content.ts'
import { hiringList } from '#scripts/demo/schemas/hiring.ts'
import { enquiryList, savedReplyList, staffList } from '#scripts/demo/schemas/people.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { openDatabase } from '#worker/data/db.ts'

// Workerd has no access to the project's files.
const people = {
	staff: parseContent(staffList, 'staff.yaml', staff),
	enquiries: parseContent(enquiryList, 'enquiries.yaml', enquiries),
	savedReplies: parseContent(savedReplyList, 'saved-replies.yaml', savedReplies),
}

const count = (table: string) => bindings.DB.prepare(`select count(*) as count from ${table}`).first<number>('count')

test('demo data goes into a local database only', async () => {
	const production = { ...bindings, ENVIRONMENT: 'production' }
	await expect(fillAccounts(production, people)).rejects.toThrow('local database only')
	expect(await count('users')).toBe(0)
	expect(await count('enquiries')).toBe(0)
})

test('an empty local database is filled once, and each account can sign in and holds its role', async () => {
	const filled = await fillAccounts(bindings, people)
	expect(filled).toEqual({ users: await count('users'), enquiries: await count('enquiries') })
	expect(await fillAccounts(bindings, people)).toBeNull()

	for (const [index, { userName }] of demoAccounts.entries()) {
		const answer = await call('/api/authcontroller/login', { json: { userName, password: demoPassword } })
		expect(answer.status, userName).toBe(200)
		expect(await answer.json()).toMatchObject({ permissions: [{ permission: roles[index] }] })
	}
})

test('the enquiries arrived within the last sixty days, and every department has some', async () => {
	const { results } = await bindings.DB.prepare('select distinct department_id from enquiries').all()
	expect(results).toHaveLength(6)
	const now = Date.now()
	const { results: moments } = await bindings.DB.prepare('select created_at as at from enquiries').all<{ at: string }>()
	for (const { at } of moments) {
		expect(Date.parse(at)).toBeLessThan(now)
		expect(Date.parse(at)).toBeGreaterThan(now - 60 * 86_400_000)
	}
})

test('the desk has enquiries in every state, an overdue one, a snoozed one, one by mail, receipts and saved replies', async () => {
	const headers = await signedInAs(['Admin'])
	const desk = (path: string, json: object) => call(`/api/enquirydeskcontroller/${path}`, { json, headers })
	const { content, counts } = await (await desk('list', { tab: 'all', size: 100 })).json<EnquiryDeskPage>()
	for (const state of enquiryStates) expect(counts[state], state).toBeGreaterThan(0)
	const now = new Date().toISOString()
	const has = (what: (row: EnquiryRow) => boolean) => content.some(what)
	expect(has(({ dueAt }) => dueAt !== null && dueAt < now)).toBe(true)
	expect(has(({ wakesAt, state }) => state === 'waiting' && wakesAt !== null && wakesAt > now)).toBe(true)
	expect(has(({ arrivedBy }) => arrivedBy === 'mail')).toBe(true)
	expect(has(({ owner }) => owner === null) && has(({ owner }) => owner !== null)).toBe(true)
	for (const { createdAt, updatedAt } of content) expect(updatedAt >= createdAt && updatedAt <= now).toBe(true)
	const replied = content.find(({ state }) => state === 'waiting')
	const answer = await call(`/api/enquirydeskcontroller/conversation/${replied?.id}`, { headers })
	const { messages, origin } = await answer.json<EnquiryConversation>()
	expect(messages.map(({ kind }) => kind)).toEqual(['receipt', 'event', expect.stringMatching(/reply|note/)])
	expect(origin?.country).toMatch(/^[A-Z]{2}$/)
	const replies = await call('/api/enquirydeskcontroller/savedreplies', { headers })
	expect(await replies.json<SavedReply[]>()).toHaveLength(people.savedReplies.length)
	const period = { from: '2020-01-01', to: '2099-12-31', by: 'country' }
	const { rows, total } = await (await desk('report', period)).json<EnquiryReport>()
	expect(rows.length).toBeGreaterThan(10)
	expect(total.answered).toBeGreaterThan(20)
})

test('mails have a Cc, a formatted text and an invitation; one enquiry is merged and one is Automatic', async () => {
	const headers = await signedInAs(['Admin'])
	const desk = (path: string, json: object) => call(`/api/enquirydeskcontroller/${path}`, { json, headers })
	const read = async (name: string, filter: object = {}) => {
		const list = await desk('list', { tab: 'all', size: 100, ...filter })
		const found = (await list.json<EnquiryDeskPage>()).content.filter((row) => row.name === name)
		expect(found, name).toHaveLength(1)
		const answer = await call(`/api/enquirydeskcontroller/conversation/${found[0]?.id}`, { headers })
		return answer.json<EnquiryConversation>()
	}
	const mailed = await read('Solveig Amundsen')
	expect(mailed.messages.findLast(({ kind }) => kind === 'received')).toMatchObject({
		subject: 'Invitation: search in contracts',
		copied: [{ name: 'Hallvard Bekkelund' }, { name: 'Ingunn Straume' }],
		invitation: { method: 'REQUEST' },
	})
	expect((await read('Babak Rostami')).messages.map(({ isFormatted }) => isFormatted)).toContain(true)
	const merged = await read('Wanjiru Gathoni')
	expect(merged.merged).toMatchObject([{ beginning: expect.stringContaining('14 branches') }])
	expect(merged.messages.map(({ event }) => event?.act)).toContain('merged')
	expect((await read('Ledger Watch', { automatic: true })).subject.automatic).toBe(true)
})

test('the hiring desk has applications in every stage, with owners, opinions, a reply, an answer and a lent job', async () => {
	const { applications, lent } = parseContent(hiringList, 'careers/desk.yaml', hiring)
	const db = openDatabase(bindings.DB, 'primary')
	const jobId = await openJob()
	const createdAt = new Date(Date.now() - 40 * 86_400_000).toISOString()
	await addApplication({ jobId, createdAt })
	for (const desked of applications) {
		const { id } = await addApplication({ jobId, createdAt })
		const [first, ...others] = hiringStatements(db, desked, { id, createdAt, emailId: 'a@mail.example' }, new Date())
		if (first) await db.batch([first, ...others])
	}
	for (const { to } of lent) await lendStatement(db, jobId, to, new Date())
	expect(await count('lent_jobs')).toBe(lent.length)

	const headers = await signedInAs(['Admin'])
	const list = await call('/api/hiringdeskcontroller/list', { json: { tab: 'all', size: 100 }, headers })
	const { content, counts } = await list.json<HiringPage>()
	for (const stage of stages) expect(counts[stage], stage).toBeGreaterThan(0)
	const now = new Date().toISOString()
	expect(content.some(({ dueAt }) => dueAt !== null && dueAt < now)).toBe(true)
	expect(content.some(({ owner }) => owner !== null)).toBe(true)
	for (const { updatedAt } of content) expect(updatedAt >= createdAt && updatedAt <= now).toBe(true)
	expect(await count('application_opinions')).toBeGreaterThan(5)
	const { results } = await bindings.DB.prepare('select distinct kind from application_messages').all<{
		kind: string
	}>()
	expect(results.map(({ kind }) => kind).sort()).toEqual(['event', 'note', 'received', 'reply'])
})
