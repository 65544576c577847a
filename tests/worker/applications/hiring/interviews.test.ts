import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import type { InterviewPlan } from '#contracts/hiring/interviews.ts'
import type { Dashboard } from '#contracts/operations/dashboard.ts'
import { apply, guest, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { actsIn } from '#tests/support/builders/desk.ts'
import { withReplies } from '#tests/support/builders/raw-mail.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { answerInterview } from '#worker/features/applications/interviews/answer.ts'
import { interviewsForApplicant } from '#worker/features/applications/interviews/interviews.queries.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob({ jobPosition: 'Java Developer' })
})

const words = 'Dear Meera,\n\nwe would like to talk with you.'
const planned = { startsAt: '2099-03-17T14:00:00+05:30', minutes: 45, place: 'Kochi; 4th floor, "Moon"', words }

type Parts = { to: string; subject: string; text: string; attachments: { type: string; content: ArrayBuffer }[] }
type Raw = { to: string; 'EmailMessage::raw': string }

/** A mail service that keeps what it gets, raw or in parts. `refuses`: what it throws for a raw mail. */
function service(refuses?: Error) {
	const sent: (Parts | Raw)[] = []
	const EMAIL = {
		send: async (mail: Parts | Raw) => {
			if (refuses && 'EmailMessage::raw' in mail) throw refuses
			sent.push(mail)
			return { messageId: `<${crypto.randomUUID()}@mail.example>` }
		},
	} as unknown as SendEmail
	const site = { ...withReplies, EMAIL }
	return { sent, site, leave: () => sendDueMail(db, site, new Date(Date.now() + 60_000)) }
}

const isRaw = (mail: Parts | Raw): mail is Raw => 'EmailMessage::raw' in mail
const rawsIn = (sent: readonly (Parts | Raw)[]) => sent.filter(isRaw).map((mail) => mail['EmailMessage::raw'])

/** The first event of a calendar, as ical.js reads it. */
function eventIn(calendar: string | ArrayBuffer) {
	const text = typeof calendar === 'string' ? calendar : new TextDecoder().decode(calendar)
	const component = ICAL.Component.fromString(text)
	const event = component.getFirstSubcomponent('vevent')
	if (!event) throw new Error('There is no event')
	const value = (name: string) => String(event.getFirstPropertyValue(name))
	const of = (name: string) => event.getFirstProperty(name)
	return { text, method: String(component.getFirstPropertyValue('method')), value, of }
}

async function calendarIn(raw: string) {
	const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
	return eventIn(String(attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content))
}

async function plan(to: ReturnType<typeof service>, more: Partial<InterviewPlan> = {}) {
	const asha = await recruiter('Asha Varma', to.site)
	const id = await apply({ jobId, firstName: 'Meera', lastName: 'Nair' })
	const answer = await asha.send('planinterview', { ...planned, colleagues: [asha.id], ...more, subjectId: id })
	expect(answer.status).toBe(200)
	await to.leave()
	const interview = (await asha.read(id)).interviews[0]
	if (!interview) throw new Error('There is no interview')
	return { asha, id, interview }
}

test('an applicant gets a mail whose calendar is one of its versions, and asks them to answer to the desk', async () => {
	const to = service()
	const { asha, id } = await plan(to)
	const [raw = '', ...others] = rawsIn(to.sent)
	expect(others).toEqual([])
	expect(raw).toMatch(/^[\x20-\x7e\r\n\t]*$/)
	expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r\n/)
	expect(raw).toMatch(/Content-Type: multipart\/mixed[\s\S]+multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/)
	expect(raw).toContain('X-Hiring-Desk: yes')
	const mail = await PostalMime.parse(raw)
	const address = await answerAddress(withReplies, hiringDesk, id, '')
	expect(mail).toMatchObject({
		subject: expect.stringMatching(/^Interview on 17 March 2099, 14:00 IST, Java Developer .{3}-.{3}$/),
		from: { name: `Careers at ${brand.shortName}`, address: bindings.MAIL_FROM },
		replyTo: [{ address }],
	})
	expect(mail.text).toContain(
		`${words}\n\nWhen: Tuesday, 17 March 2099, 14:00 IST (${brand.timeZone.name}), 45 minutes`,
	)
	expect(mail.text).toContain('Asha Varma\nCareers at')
	const event = await calendarIn(raw)
	expect(event.method).toBe('REQUEST')
	expect([event.value('dtstart'), event.value('dtend'), event.value('sequence'), event.value('status')]).toEqual([
		...['2099-03-17T14:00:00', '2099-03-17T14:45:00', '0', 'CONFIRMED'],
	])
	expect(event.of('dtstart')?.getParameter('tzid')).toBe(brand.timeZone.iana)
	expect(event.value('organizer')).toBe(`mailto:${address}`)
	expect(event.value('location')).toBe(planned.place)
	const { subject } = await asha.read(id)
	expect(event.value('attendee')).toBe(`mailto:${subject.emailId}`)
	expect(event.of('attendee')?.toICALString()).toContain('PARTSTAT=NEEDS-ACTION;RSVP=TRUE')
	expect(event.text.split(/\r?\n/).every((line) => new TextEncoder().encode(line).byteLength <= 75)).toBe(true)
})

test('a colleague gets a notice with the file and a link, without CV, number and address of the applicant', async () => {
	const to = service()
	const { asha, id } = await plan(to)
	const notice = to.sent.find((mail): mail is Parts => !isRaw(mail) && mail.subject.startsWith('Interview on'))
	expect(notice?.to).toMatch(new RegExp(`@${bindings.MAIL_DOMAIN}$`))
	expect(notice?.text).toContain(`/Admin/Receivedapplication?application=${id}`)
	expect(notice?.text).toContain('Applicant: Meera Nair')
	const { subject } = await asha.read(id)
	const all = JSON.stringify(notice) + new TextDecoder().decode(notice?.attachments[0]?.content)
	for (const secret of [subject.emailId, subject.mobileNumber, 'cv.pdf']) expect(all).not.toContain(secret)
	const event = eventIn(notice?.attachments[0]?.content ?? '')
	expect([event.method, event.of('attendee')]).toEqual(['PUBLISH', null])
	expect(notice?.attachments[0]?.type).toBe('text/calendar; charset=utf-8; method=PUBLISH')
})

test('the invitation is a letter in the conversation, and the applicant waits for the next word since', async () => {
	const to = service()
	const { asha, id } = await plan(to)
	const { messages, subject } = await asha.read(id)
	expect(messages.find(({ kind }) => kind === 'reply')).toMatchObject({
		text: words,
		delivery: 'handed-over',
		deliveryNote: '',
	})
	expect(actsIn(await asha.read(id))).toEqual([
		'interview-planned: null -> 2099-03-17T08:30:00.000Z',
		'told: null -> Asha Varma',
	])
	expect(subject.waitingSince).toBe(messages[0]?.at)
	const letter = messages.find(({ kind }) => kind === 'reply')
	expect(await (await asha.send('undoreply', { id: letter?.id })).json()).toMatchObject({ code: 'reply.left' })
})

test('a service that refuses raw mails gets the same words with the file, and the letter says so', async () => {
	const to = service(Object.assign(new Error('no'), { code: 'E_VALIDATION_ERROR' }))
	const { asha, id } = await plan(to)
	const mail = to.sent.find((each): each is Parts => !isRaw(each) && each.text.includes('Dear Meera'))
	expect(eventIn(mail?.attachments[0]?.content ?? '').method).toBe('REQUEST')
	expect((await asha.read(id)).messages.find(({ kind }) => kind === 'reply')).toMatchObject({
		delivery: 'handed-over',
		deliveryNote: expect.stringContaining('calendar file attached'),
	})
})

test('a mail service that has no time for a mail gets it again, with buttons', async () => {
	const to = service(Object.assign(new Error('no'), { code: 'E_RATE_LIMIT_EXCEEDED' }))
	const { asha, id } = await plan(to)
	expect((await asha.read(id)).messages.find(({ kind }) => kind === 'reply')).toMatchObject({ delivery: 'queued' })
	expect(to.sent.some((each) => !isRaw(each) && each.text.includes('Dear Meera'))).toBe(false)
})

test('a moved interview keeps its UID, counts its sequence on, and asks again', async () => {
	const to = service()
	const { asha, id, interview } = await plan(to)
	await answerInterview(db, { interviewId: interview.id, applicationId: id, answer: 'accepted' }, new Date())
	const [first = ''] = rawsIn(to.sent.splice(0))
	const { version } = (await asha.read(id)).interviews[0] ?? interview
	const move = { ...planned, id: interview.id, startsAt: '2099-03-18T10:00:00+05:30', words: '', colleagues: [asha.id] }
	expect(await (await asha.send('moveinterview', { ...move, version: 1 })).json()).toMatchObject({
		code: 'interview.changed',
	})
	expect((await asha.send('moveinterview', { ...move, version })).status).toBe(200)
	await to.leave()
	const [second = ''] = rawsIn(to.sent)
	expect((await PostalMime.parse(second)).subject).toContain('New time for the interview: 18 March 2099, 10:00 IST')
	const [before, after] = [await calendarIn(first), await calendarIn(second)]
	expect(after.value('uid')).toBe(before.value('uid'))
	expect([after.value('sequence'), after.value('dtstart')]).toEqual(['1', '2099-03-18T10:00:00'])
	expect((await asha.read(id)).interviews[0]).toMatchObject({ answer: null, answeredAt: null })
})

test('another colleague takes over: the applicant gets no mail, and who leaves hears of it', async () => {
	const to = service()
	const { asha, id, interview } = await plan(to)
	const kofi = await guest([jobId])
	to.sent.splice(0)
	await asha.send('moveinterview', { ...planned, id: interview.id, version: 1, words: '', colleagues: [kofi.id] })
	await to.leave()
	expect(rawsIn(to.sent)).toEqual([])
	const notices = to.sent.filter((mail): mail is Parts => !isRaw(mail))
	expect(notices.map(({ subject }) => subject.slice(0, 14)).sort()).toEqual(['Interview canc', 'Interview on 1'])
	expect((await asha.read(id)).interviews[0]?.colleagues).toEqual([{ id: kofi.id, fullName: 'Kofi Amankwah' }])
})

test('a cancelled interview is cancelled in calendars, subject and words, for applicant and colleague', async () => {
	const to = service()
	const { asha, id, interview } = await plan(to)
	to.sent.splice(0)
	await asha.send('cancelinterview', { id: interview.id, version: 1, words: 'We are closed.' })
	await to.leave()
	const [raw = ''] = rawsIn(to.sent)
	const mail = await PostalMime.parse(raw)
	expect(mail.subject).toContain('Interview cancelled: 17 March 2099, 14:00 IST')
	expect(mail.text).toContain('We are closed.\n\nWas planned for: Tuesday, 17 March 2099, 14:00 IST')
	const events = [
		await calendarIn(raw),
		eventIn((to.sent.find((each) => !isRaw(each)) as Parts).attachments[0]?.content ?? ''),
	]
	for (const event of events)
		expect([event.method, event.value('status'), event.value('sequence')]).toEqual(['CANCEL', 'CANCELLED', '1'])
	expect((await asha.read(id)).interviews[0]?.cancelledAt).not.toBeNull()
	const again = await asha.send('cancelinterview', { id: interview.id, version: 2, words: '' })
	expect(await again.json()).toMatchObject({ code: 'interview.changed' })
})

test.each([
	{ state: 'declined' as const, applicantHears: 1 },
	{ state: 'withdrawn' as const, applicantHears: 0 },
])(
	'an application that is $state loses its coming interviews, and the colleagues hear of it',
	async ({ state, applicantHears }) => {
		const to = service()
		const { asha, id } = await plan(to)
		to.sent.splice(0)
		await asha.move(id, { state })
		await to.leave()
		expect(rawsIn(to.sent)).toHaveLength(applicantHears)
		const notice = to.sent.find((mail): mail is Parts => !isRaw(mail))
		expect(notice?.subject).toContain('Interview cancelled')
		expect(JSON.stringify(notice)).not.toContain('Meera')
		expect((await asha.read(id)).interviews[0]?.cancelledAt).not.toBeNull()
		expect(actsIn(await asha.read(id))).toContain('interview-cancelled: null -> 2099-03-17T08:30:00.000Z')
	},
)

test('an answer of the applicant shows in the conversation, once, and none counts after the cancellation', async () => {
	const to = service()
	const { asha, id, interview } = await plan(to)
	const given = { interviewId: interview.id, applicationId: id, answer: 'declined' } as const
	expect(await answerInterview(db, given, new Date())).toBe(true)
	expect(await answerInterview(db, given, new Date())).toBe(false)
	expect(await answerInterview(db, { ...given, applicationId: id + 1 }, new Date())).toBe(false)
	expect(await answerInterview(db, { ...given, answer: 'accepted' }, new Date('2099-03-18'))).toBe(false)
	const read = await asha.read(id)
	expect(read.interviews[0]?.answer).toBe('declined')
	expect(actsIn(read).filter((act) => act.startsWith('interview-answered'))).toEqual([
		'interview-answered: 2099-03-17T08:30:00.000Z -> declined',
	])
	expect(await interviewsForApplicant(db, id)).toMatchObject([{ answer: 'declined', place: planned.place }])
	await asha.send('cancelinterview', { id: interview.id, version: 2, words: '' })
	expect(await answerInterview(db, { ...given, answer: 'accepted' }, new Date())).toBe(false)
})

test('only open applications with an address get an interview, and only with colleagues who may open them', async () => {
	const asha = await recruiter()
	const stranger = await guest([])
	const ask = async (subjectId: number, more: object = {}) =>
		(await asha.send('planinterview', { ...planned, colleagues: [], ...more, subjectId })).json<{
			code: string
			fields?: object
		}>()
	const id = await apply({ jobId })
	expect(await ask(id, { colleagues: [stranger.id] })).toMatchObject({
		code: 'request.invalid',
		fields: { colleagues: expect.any(String) },
	})
	expect(await ask(await apply({ jobId, emailId: '' }))).toMatchObject({ code: 'application.without-address' })
	expect(await ask(999_999)).toMatchObject({ code: 'application.not-found' })
	await asha.move(id, { state: 'hired' })
	expect(await ask(id)).toMatchObject({ code: 'application.changed' })
})

test('the overview names the interviews of who takes part, as long as they may open the application', async () => {
	const to = service()
	const kofi = await guest([jobId])
	const startsAt = new Date(Date.now() + 86_400_000).toISOString()
	const { id, interview, asha } = await plan(to, { startsAt, colleagues: [kofi.id] })
	const overviewOf = async ({ headers }: { headers: Record<string, string> }) =>
		(await (await call('/api/dashboardcontroller/summary', { headers })).json<Dashboard>()).needs.interviews
	expect(await overviewOf(kofi)).toEqual({
		count: 1,
		rows: [
			...[
				{
					id: interview.id,
					applicationId: id,
					name: 'Meera Nair',
					jobPost: 'Java Developer',
					place: planned.place,
					answer: null,
					at: startsAt,
				},
			],
		],
	})
	expect(await overviewOf(asha)).toBeUndefined()
	await asha.send('returnjob', { jobId, userId: kofi.id })
	expect(await overviewOf(kofi)).toBeUndefined()
})
