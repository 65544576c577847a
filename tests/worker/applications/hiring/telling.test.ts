import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Declined } from '#contracts/hiring/telling.ts'
import { minuteMs } from '#contracts/shared/periods.ts'
import { apply, guest, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { actsIn } from '#tests/support/builders/desk.ts'
import { deliver, proven, replyDomain, withReplies } from '#tests/support/builders/raw-mail.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob({ jobPosition: 'Java Developer' })
})

const later = (minutes: number) => new Date(Date.now() + minutes * minuteMs)
const letter = 'Dear {firstname},\n\nwe have chosen somebody else as {job}.'

test('a letter leaves in the name of Careers, moves the application and is taken back within half a minute', async () => {
	const { sent, bindings } = mailbox()
	const id = await apply({ jobId, firstName: 'Meera' })
	const asha = await recruiter('Asha Varma', bindings)
	const { id: first } = await (await asha.reply(id, 'Come on Monday.', { state: 'interview' })).json<{ id: number }>()
	expect((await asha.read(id)).subject).toMatchObject({ state: 'interview', owner: { id: asha.id } })
	expect(actsIn(await asha.read(id))).toEqual(['written: new -> interview'])
	await asha.send('undoreply', { id: first })
	const undone = await asha.read(id)
	expect([undone.subject.state, actsIn(undone), undone.draft?.text]).toEqual(['new', [], 'Come on Monday.'])
	await asha.send('sendreply', {
		...{ subjectId: id, text: 'Come on Monday.', version: undone.draft?.version, newestMessage: null },
		state: 'interview',
	})
	await sendDueMail(db, { ...bindings, REPLY_DOMAIN: replyDomain }, later(1))
	const [mail] = sent.filter(({ text }) => text.includes('Monday'))
	expect(mail).toMatchObject({ from: { name: `Careers at ${brand.shortName}` } })
	expect(mail?.text).toContain(`Asha Varma\nCareers at ${brand.shortName}`)
	expect((await asha.read(id)).subject.waitingSince).not.toBeNull()
})

test('the answer of an applicant comes into the conversation and moves nothing', async () => {
	const { bindings } = mailbox()
	const id = await apply({ jobId, emailId: 'meera@applicant.example' })
	const asha = await recruiter('Asha Varma', bindings)
	await asha.move(id, { state: 'declined' })
	const to = await answerAddress(withReplies, hiringDesk, id, '')
	await deliver({ from: 'Meera Nair <meera@applicant.example>', to, body: 'May I ask why?\n' })
	const { subject, messages } = await asha.read(id)
	expect(messages.at(-1)).toMatchObject({ kind: 'received', text: 'May I ask why?' })
	expect(subject).toMatchObject({ state: 'declined', dueAt: null, excerpt: 'Trade finance: May I ask why?' })
})

test('several are declined with a letter each, and taken back as long as none has left', async () => {
	const { sent, bindings } = mailbox()
	const ids = [await apply({ jobId, firstName: 'Meera' }), await apply({ jobId, firstName: 'Ravi' })]
	const asha = await recruiter('Asha Varma', bindings)
	const subjects = await asha.versioned(ids)
	const decline = { subjects, text: letter, declineReason: 'skills', declineNote: '' }
	const { ids: letters, leavesAt }: Declined = await (await asha.send('declineseveral', decline)).json()
	expect(Date.parse(leavesAt)).toBeGreaterThan(later(9).getTime())
	for (const id of ids)
		expect(await asha.read(id)).toMatchObject({ subject: { state: 'declined' }, declineReason: 'skills' })
	await sendDueMail(db, bindings, later(9))
	expect(sent.filter(({ text }) => text.includes('chosen'))).toEqual([])
	expect((await asha.send('undodecline', { ids: letters })).status).toBe(200)
	for (const id of ids) {
		const { subject, messages, declineReason } = await asha.read(id)
		expect([subject.state, subject.owner, declineReason, messages]).toEqual(['new', null, null, []])
	}
	const again: Declined = await (
		await asha.send('declineseveral', { ...decline, subjects: await asha.versioned(ids) })
	).json()
	await sendDueMail(db, bindings, later(11))
	const texts = sent.map(({ text }) => text).filter((text) => text.includes('chosen'))
	expect(texts.map((text) => text.split(',')[0]).sort()).toEqual(['Dear Meera', 'Dear Ravi'])
	for (const text of texts) expect(text).toContain('somebody else as Java Developer.')
	expect(JSON.stringify(sent)).not.toMatch(/skills/i)
	const late = await asha.send('undodecline', { ids: again.ids })
	expect([late.status, await late.json()]).toMatchObject([409, { code: 'reply.left' }])
})

test('of several one that was changed, is closed or has no address declines none of them', async () => {
	const [one, other] = [await apply({ jobId }), await apply({ jobId })]
	const asha = await recruiter()
	const refusal = async (subjects: object) => {
		const answer = await asha.send('declineseveral', { subjects, text: letter })
		return [answer.status, (await answer.json<{ code: string }>()).code]
	}
	const asRead = await asha.versioned([one, other])
	await asha.move(other, { state: 'hired' })
	expect(await refusal(asRead)).toEqual([409, 'application.changed'])
	expect(await refusal(await asha.versioned([one, other]))).toEqual([409, 'application.changed'])
	await asha.move(other, { state: 'offer' })
	await db.update(jobApplications).set({ emailId: '' }).where(eq(jobApplications.id, other))
	expect(await refusal(await asha.versioned([one, other]))).toEqual([409, 'application.without-address'])
	expect((await asha.read(one)).subject.state).toBe('new')
})

test('a hundred letters have left five minutes after the ten', async () => {
	const { sent, bindings } = mailbox()
	const ids = await Promise.all(Array.from({ length: 100 }, () => apply({ jobId })))
	const asha = await recruiter('Asha Varma', bindings)
	const subjects = ids.map((id) => ({ id, version: 1 }))
	// In letters of three bytes they are more than a parameter of the database holds.
	const text = `${letter}\n${'അ'.repeat(9_000)}`
	expect((await asha.send('declineseveral', { subjects, text })).status).toBe(200)
	sent.length = 0
	for (let minute = 11; minute <= 15; minute += 1) await sendDueMail(db, bindings, later(minute))
	expect(sent.filter(({ text }) => text.includes('chosen'))).toHaveLength(100)
})

test('saved replies of the desk name a stage, and the enquiry desk does not have them', async () => {
	const asha = await recruiter()
	const saved = { id: null, title: 'No, thank you', text: letter, stage: 'declined' }
	const id = await (await asha.send('savesavedreply', saved)).json<number>()
	const list = await (await asha.get('savedreplies')).json()
	expect(list).toEqual([{ id, title: saved.title, text: letter, stage: 'declined', version: 1 }])
})

test('a letter that withdraws, or a move away from Declined, keeps the letters of before from leaving', async () => {
	const { sent, bindings } = mailbox()
	const ids = [await apply({ jobId }), await apply({ jobId })]
	const asha = await recruiter('Asha Varma', bindings)
	const decline = { subjects: await asha.versioned(ids), text: letter, declineReason: 'skills' }
	const { ids: letters }: Declined = await (await asha.send('declineseveral', decline)).json()
	const [withdrawn = 0, invited = 0] = ids
	expect((await asha.reply(withdrawn, 'We are sorry.', { state: 'withdrawn' })).status).toBe(200)
	expect((await asha.move(invited, { state: 'interview' })).status).toBe(200)
	await sendDueMail(db, bindings, later(11))
	const texts = sent.map(({ text }) => text)
	expect(texts.filter((text) => text.includes('chosen'))).toEqual([])
	expect(texts.filter((text) => text.includes('sorry'))).toHaveLength(1)
	expect((await asha.send('undodecline', { ids: letters })).status).toBe(409)
	expect(await asha.read(withdrawn)).toMatchObject({ subject: { state: 'withdrawn' }, declineReason: null })
})

test('one letter of several is taken back without the internal reason, and the others still can be', async () => {
	const ids = [await apply({ jobId }), await apply({ jobId })]
	const asha = await recruiter()
	const decline = { subjects: await asha.versioned(ids), text: letter, declineReason: 'salary' }
	const { ids: letters }: Declined = await (await asha.send('declineseveral', decline)).json()
	expect((await asha.send('undoreply', { id: letters[0] })).status).toBe(200)
	const read = await Promise.all(ids.map(asha.read))
	expect(read.map(({ subject, declineReason }) => [subject.state, declineReason]).sort()).toEqual([
		['declined', 'salary'],
		['new', null],
	])
	expect((await asha.send('undodecline', { ids: letters })).status).toBe(200)
	for (const id of ids) expect((await asha.read(id)).subject.state).toBe('new')
})

test('the undo of several takes no other letter back', async () => {
	const id = await apply({ jobId })
	const asha = await recruiter()
	const { id: reply } = await (await asha.reply(id, 'Come on Monday.', { state: 'interview' })).json<{ id: number }>()
	expect((await asha.send('undodecline', { ids: [reply] })).status).toBe(409)
	expect((await asha.read(id)).messages.some(({ text }) => text === 'Come on Monday.')).toBe(true)
})

test('a guest who answers a notice by mail writes a note, also if the applicant is among the recipients', async () => {
	const id = await apply({ jobId, emailId: 'leela@applicant.example' })
	const kofi = await guest([jobId])
	const to = await answerAddress(withReplies, hiringDesk, id, '')
	const from = `Kofi <${kofi.email}@${bindings.MAIL_DOMAIN}>`
	const headers = [proven(bindings.MAIL_DOMAIN), 'Cc: leela@applicant.example']
	await deliver({ from, to, headers, body: 'She is good.\n' })
	const { subject, messages } = await kofi.read(id)
	expect(messages.at(-1)).toMatchObject({ kind: 'note', text: 'She is good.' })
	expect(subject.owner).toBeNull()
})
