import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { act, outcome, pageOf, postForm, secretOf, tokenOf } from '#tests/support/builders/careers/applicants-page.ts'
import { aCv } from '#tests/support/builders/careers/application-form.ts'
import { addApplication, storedApplication } from '#tests/support/builders/careers/applications.ts'
import { recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { deliver, withReplies } from '#tests/support/builders/raw-mail.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db, signedInAs } from '#tests/support/worker/staff.ts'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { applicationMessages } from '#worker/features/applications/applications.table.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { interviews } from '#worker/features/applications/interviews/interviews.table.ts'
import { readApplicantPage } from '#worker/features/applications/status/status.queries.ts'
import { files } from '#worker/files/files.table.ts'
import { eraseOldApplications } from '#worker/jobs/erase-old-applications.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

async function added(wanted: Partial<Parameters<typeof addApplication>[0]> = {}) {
	const { id, cvKey } = await addApplication({ jobId: await savedJob(), ...wanted })
	return { id, cvKey, secret: await secretOf(id) }
}

test('an applicant withdraws once; a second post of the form shows the page as it is', async () => {
	const { id, secret } = await added()
	const token = await tokenOf(secret, 'withdraw')
	expect(outcome(await act(secret, 'withdraw'))).toBe('?done=withdraw')
	expect(await storedApplication(id)).toMatchObject({ state: 'withdrawn', waitingSince: null })
	expect(outcome(await postForm(secret, { act: 'withdraw', token, digits: '0101' }))).toBe('?done=nothing')
	expect(await storedApplication(id)).toMatchObject({ state: 'withdrawn', version: 2 })
	const { messages } = await (await recruiter()).read(id)
	expect(messages.map(({ event }) => event?.act)).toEqual(['withdrawn'])
})

test('two posts of a form at the same time act once', async () => {
	const { id, secret } = await added()
	const outcomes = await Promise.all([act(secret, 'withdraw'), act(secret, 'withdraw')])
	expect(outcomes.map(outcome).sort()).toEqual(['?done=nothing', '?done=withdraw'])
	expect(await storedApplication(id)).toMatchObject({ version: 2 })
})

test('a new CV takes the place of the old one, whose file is erased', async () => {
	const { id, cvKey, secret } = await added()
	expect(outcome(await act(secret, 'replace-cv', { file: aCv('A better one') }))).toBe('?done=replace-cv')
	expect((await pageOf(secret)).cvName).toBe('Amara Okafor.pdf')
	expect((await storedApplication(id))?.cvKey).not.toBe(cvKey)
	const [old] = await db.select().from(files).where(eq(files.key, cvKey))
	expect(old).toMatchObject({ state: 'retired' })
})

test.each([
	['a file that is no CV', { file: new File(['MZ'], 'cv.pdf') }],
	['no file', {}],
])('%s is refused with the rule that it breaks', async (_, fields) => {
	const { id, cvKey, secret } = await added()
	expect(outcome(await act(secret, 'replace-cv', fields))).toMatch(/^4\d\d \S/)
	expect((await storedApplication(id))?.cvKey).toBe(cvKey)
})

test('once staff have begun to read, the CV stays', async () => {
	const { secret } = await added({ state: 'screening' })
	expect((await pageOf(secret)).acts.map((offered) => offered.act)).toEqual(['withdraw', 'download', 'erase'])
})

test('the data of an applicant are what they sent and what was sent to them', async () => {
	const { id, secret } = await added({ firstName: 'Kamala' })
	const asha = await recruiter('Asha Menon')
	await asha.send('note', { subjectId: id, text: 'A secret note' })
	await asha.opinion(id, 'no')
	const answer = await act(secret, 'download')
	if (!(answer instanceof Response)) throw new Error(answer.problem)
	expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="application-\w{3}-\w{3}\.json"$/)
	const text = await answer.text()
	expect(JSON.parse(text)).toMatchObject({
		youSent: { firstName: 'Kamala', cv: { name: 'cv.pdf' } },
		weSent: { letters: [], interviews: [] },
	})
	for (const secretWord of ['A secret note', 'Asha Menon']) expect(text).not.toContain(secretWord)
})

test('an erasure that was asked for withdraws, is done by an Admin, and ends with one last mail', async () => {
	const { id, secret } = await added({ emailId: 'kamala@mail.example' })
	expect(outcome(await act(secret, 'erase'))).toBe('?done=erase')
	expect(await pageOf(secret)).toMatchObject({ stage: 'withdrawn', erasedBy: expect.any(String) })
	expect(await tokenOf(secret, 'erase')).toBe('')

	const headers = await signedInAs(['Admin'])
	const { sent, bindings: by } = mailbox()
	await call(`/api/careerscontroller/eraseapplication/${id}`, { method: 'DELETE', headers, bindings: by })
	expect(await readApplicantPage(db, bindings, secret)).toBeNull()
	await sendDueMail(db, by)
	const last = sent.filter(({ to }) => to === 'kamala@mail.example')
	expect(last.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your application is erased: /)])
	expect(JSON.stringify(await db.select().from(outbox))).not.toContain('kamala@')
})

describe('the digits of the mobile number', () => {
	test.each([
		['2348025550134', '0134', true],
		['2348025550134', ' 01 34 ', true],
		['2348025550134', '٠١٣٤', true],
		['2348025550134', '134', false],
		['2348025550134', '', false],
		['123', '123', true],
		['123', '23', false],
	])('of %s are %s: %s', async (mobileNumber, digits, isRight) => {
		const { secret } = await added({ mobileNumber })
		expect(outcome(await act(secret, 'download', { digits }))).toMatch(isRight ? /^200$/ : /^422 /)
	})

	test('five wrong ones lock the acts for a day, fifteen end them', async () => {
		const { secret } = await added()
		const day = 24 * 60 * 60_000
		const start = Date.now()
		const tryAt = async (now: Date, digits: string) =>
			outcome(await act(secret, 'download', { digits }, { now })).slice(0, 3)
		for (let round = 0; round < 3; round += 1) {
			const now = new Date(start + round * (day + 1000))
			for (let times = 0; times < 5; times += 1) expect(await tryAt(now, '9999')).toBe('422')
			if (round < 2) expect(await tryAt(now, '0101')).toBe('403')
		}
		expect(await pageOf(secret, new Date(start + 9 * day))).toMatchObject({ areActsEnded: true, acts: [] })
	})

	test('tried at the same time are counted one by one', async () => {
		const { secret } = await added()
		const token = await tokenOf(secret, 'download')
		const tries = Array.from({ length: 12 }, (_, index) =>
			postForm(secret, { act: 'download', token, digits: String(5000 + index) }),
		)
		const statuses = (await Promise.all(tries)).map((answer) => outcome(answer).slice(0, 3))
		expect(statuses.filter((status) => status === '422')).toHaveLength(5)
		expect(statuses.filter((status) => status === '403')).toHaveLength(7)
	})
})

test.each([
	['from another site', 'https://elsewhere.example'],
	['from a page without a site', 'null'],
	['without an origin', null],
])('a form that comes %s changes nothing', async (_, origin) => {
	const { id, secret } = await added()
	expect(outcome(await act(secret, 'withdraw', {}, { origin }))).toMatch(/^403 /)
	expect(await storedApplication(id)).toMatchObject({ state: 'new', version: 1 })
})

test('a form of another application, of another act or with a made-up token is stale', async () => {
	const [one, other] = [await added(), await added()]
	for (const token of [await tokenOf(other.secret, 'withdraw'), await tokenOf(one.secret, 'erase'), 'x'.repeat(64), ''])
		expect(outcome(await postForm(one.secret, { act: 'withdraw', token, digits: '0101' }))).toBe('?done=nothing')
	expect(await storedApplication(one.id)).toMatchObject({ state: 'new' })
})

test('a post to a link that does not exist is refused as its page', async () => {
	expect(outcome(await postForm('0'.repeat(64), { act: 'withdraw', token: '', digits: '' }))).toBe('404 ')
})

describe('an interview', () => {
	async function invited(wanted: Partial<typeof interviews.$inferInsert> = {}) {
		const { id, secret } = await added({ state: 'interview' })
		const at = new Date().toISOString()
		const staff = await addStaff()
		const [row] = await db
			.insert(interviews)
			.values({
				...{ applicationId: id, uid: crypto.randomUUID(), minutes: 45, place: 'Room 4', createdBy: staff.id },
				...{ startsAt: new Date(Date.now() + 86_400_000).toISOString(), createdAt: at, updatedAt: at, ...wanted },
			})
			.returning({ id: interviews.id })
		return { id, secret, interview: String(row?.id) }
	}
	const answer = async (secret: string, fields: Record<string, string>) =>
		outcome(await postForm(secret, { act: 'answer', token: (await pageOf(secret)).answerToken, ...fields }))

	test('is accepted and declined on the page, without digits, and staff see it', async () => {
		const { id, secret, interview } = await invited()
		expect(await answer(secret, { interview, answer: 'accepted' })).toBe('?done=answer')
		expect((await pageOf(secret)).interviews).toMatchObject([{ place: 'Room 4', answer: 'accepted' }])
		expect(await answer(secret, { interview, answer: 'declined' })).toBe('?done=answer')
		expect((await pageOf(secret)).interviews).toMatchObject([{ answer: 'declined' }])
		const { messages } = await (await recruiter()).read(id)
		expect(messages.map(({ event }) => event?.after)).toEqual(['accepted', 'declined'])
	})

	test.each([
		['of another applicant', {}, true],
		['that is cancelled', { cancelledAt: '2026-11-01T00:00:00.000Z' }, false],
		['that is over', { startsAt: '2026-11-01T00:00:00.000Z' }, false],
	])('%s takes no answer', async (_, wanted, isOfOther) => {
		const own = await invited(wanted)
		const { interview } = isOfOther ? await invited() : own
		expect(await answer(own.secret, { interview, answer: 'accepted' })).toBe('?done=nothing')
	})

	test('is cancelled when the applicant withdraws', async () => {
		const { secret } = await invited()
		expect(outcome(await act(secret, 'withdraw'))).toBe('?done=withdraw')
		expect((await pageOf(secret)).interviews).toMatchObject([{ cancelledAt: expect.any(String) }])
	})
})

test('what others write into the conversation is no data of the applicant, and no stored mail holds the link', async () => {
	const { id, secret } = await added({ emailId: 'meera@applicant.example' })
	const to = await answerAddress(withReplies, hiringDesk, id, '')
	await deliver({ from: 'referee@former.example', to, body: 'CONFIDENTIAL' })
	const path = `/application/${secret}`
	await deliver({ from: 'meera@applicant.example', to, body: `Thank you.\n\n> See ${bindings.ORIGIN}${path}` })
	const answer = await act(secret, 'download')
	const { mails } = (
		JSON.parse(answer instanceof Response ? await answer.text() : '{}') as { youSent: { mails: { text: string }[] } }
	).youSent
	expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Thank you.'])
	expect(JSON.stringify(await db.select().from(applicationMessages))).not.toContain(secret)
})

test('a corrected address ends the links that somebody else has', async () => {
	const { id, secret } = await added()
	const answer = await (await recruiter()).send('correctaddress', {
		subjectId: id,
		version: 1,
		emailId: 'right@mail.example',
	})
	expect(answer.status).toBe(200)
	expect(await readApplicantPage(db, bindings, secret)).toBeNull()
	expect(await secretOf(id)).not.toBe(secret)
})

test('retention tells an applicant who has asked for the erasure, too', async () => {
	const jobId = await savedJob({ startDate: '2026-01-01', dueDate: '2026-01-31' })
	const { secret } = await added({ jobId, emailId: 'ravi@mail.example' })
	await act(secret, 'erase')
	await eraseOldApplications(db, bindings, new Date('2099-01-01'))
	expect(await readApplicantPage(db, bindings, secret)).toBeNull()
	const queued = await db.select().from(outbox)
	expect(queued.filter(({ kind }) => kind === 'application-erased').map(({ address }) => address)).toContain(
		'ravi@mail.example',
	)
})
