import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { actsIn } from '#tests/support/builders/desk.ts'
import { deliver, proven, withReplies } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { interviews } from '#worker/features/applications/interviews/interviews.table.ts'

let asha: Awaited<ReturnType<typeof recruiter>>
let jobId: number
beforeAll(async () => {
	asha = await recruiter('Asha Varma', mailbox().bindings)
	jobId = await savedJob({ jobPosition: 'Java Developer' })
})

const planned = { startsAt: '2099-03-17T14:00:00+05:30', minutes: 45, place: 'Kochi', words: '', colleagues: [] }

async function invited() {
	const sender = `meera.${crypto.randomUUID()}@applicant.example`
	const id = await apply({ jobId, emailId: sender })
	const interviewId: number = await (await asha.send('planinterview', { ...planned, subjectId: id })).json()
	const [row] = await db.select({ uid: interviews.uid }).from(interviews).where(eq(interviews.id, interviewId))
	const to = await answerAddress(withReplies, hiringDesk, id, '')
	return { id, interviewId, sender, to, uid: row?.uid ?? '' }
}
type Invited = Awaited<ReturnType<typeof invited>>

/** As Google Calendar sends it: the calendar is a version of the mail, and a file besides. */
const byGoogle = ({ uid, sender, to }: Invited, answer: string, sequence = 0) =>
	[
		'--00000000000011',
		'Content-Type: multipart/alternative; boundary="00000000000012"',
		'',
		'--00000000000012',
		'Content-Type: text/plain; charset="UTF-8"; format=flowed; delsp=yes',
		'',
		`${sender} has answered this invitation.`,
		'--00000000000012',
		'Content-Type: text/calendar; charset="UTF-8"; method=REPLY',
		'Content-Transfer-Encoding: 7bit',
		'',
		'BEGIN:VCALENDAR',
		'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
		'VERSION:2.0',
		'CALSCALE:GREGORIAN',
		'METHOD:REPLY',
		'BEGIN:VEVENT',
		'DTSTART:20990317T083000Z',
		'DTEND:20990317T091500Z',
		'DTSTAMP:20261130T101500Z',
		`ORGANIZER;CN=Careers:mailto:${to}`,
		`UID:${uid}`,
		`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};CN=${sender}`,
		` ;X-NUM-GUESTS=0:mailto:${sender}`,
		`SEQUENCE:${sequence}`,
		'STATUS:CONFIRMED',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
		'--00000000000012--',
		'--00000000000011',
		'Content-Type: application/ics; name="invite.ics"',
		'Content-Disposition: attachment; filename="invite.ics"',
		'',
		'not the same',
		'--00000000000011--',
	].join('\r\n')

/** As Outlook and Exchange send it: names in capitals, METHOD of the part in lower case, without a file. */
const byOutlook = ({ uid, sender }: Invited, answer: string) =>
	[
		'--_000_',
		'Content-Type: text/plain; charset="us-ascii"',
		'',
		'',
		'--_000_',
		'Content-Type: text/calendar; charset="utf-8"; method=reply',
		'Content-Transfer-Encoding: base64',
		'',
		btoa(
			[
				'BEGIN:VCALENDAR',
				'METHOD:REPLY',
				'PRODID:Microsoft Exchange Server 2010',
				'VERSION:2.0',
				'BEGIN:VEVENT',
				`ATTENDEE;PARTSTAT=${answer};CN="Nair, Meera":MAILTO:${sender.toUpperCase()}`,
				`UID:${uid}`,
				'SUMMARY;LANGUAGE=en-US:Accepted: Interview',
				'DTSTART;TZID=India Standard Time:20990317T140000',
				'DTSTAMP:20261130T101500Z',
				'SEQUENCE:0',
				'END:VEVENT',
				'END:VCALENDAR',
			].join('\r\n'),
		),
		'--_000_--',
	].join('\r\n')

/** As Apple Mail sends it: only what RFC 5546 asks for, in a file. */
const byApple = ({ uid, sender }: Invited, answer: string) =>
	[
		'--Apple-Mail',
		'Content-Type: text/plain; charset=us-ascii',
		'',
		'Meera has answered.',
		'--Apple-Mail',
		'Content-Disposition: attachment; filename="iCal-20261130.ics"',
		'Content-Type: text/calendar; charset=utf-8; method=REPLY',
		'',
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Apple Inc.//macOS 27//EN',
		'METHOD:REPLY',
		'BEGIN:VEVENT',
		`UID:${uid}`,
		`ATTENDEE;partstat=${answer.toLowerCase()}:mailto:${sender}`,
		'DTSTAMP:20261130T101500Z',
		'END:VEVENT',
		'END:VCALENDAR',
		'--Apple-Mail--',
	].join('\r\n')

const boundaries = { '--0000': '00000000000011', '--_000': '_000_', '--Appl': 'Apple-Mail' } as Record<string, string>

const arrive = ({ to }: Invited, from: string, body: string, isProven = true) =>
	deliver({
		...{ from, to, subject: 'Accepted: Interview', body },
		headers: [
			...(isProven ? [proven('applicant.example')] : []),
			`Content-Type: multipart/mixed; boundary="${boundaries[body.slice(0, 6)]}"`,
		],
	})

const answerOf = async ({ id }: Invited) => (await asha.read(id)).interviews[0]?.answer

test.each([
	{ program: 'Google', reply: byGoogle },
	{ program: 'Outlook', reply: byOutlook },
	{ program: 'Apple', reply: byApple },
])('an answer of $program Calendar that comes by mail shows at the interview', async ({ reply }) => {
	const there = await invited()
	await arrive(there, there.sender, reply(there, 'ACCEPTED'))
	const read = await asha.read(there.id)
	expect(read.interviews[0]).toMatchObject({ answer: 'accepted', answeredAt: expect.any(String) })
	expect(actsIn(read)).toContain('interview-answered: 2099-03-17T08:30:00.000Z -> accepted')
	expect(read.messages.filter(({ kind }) => kind === 'received')).toMatchObject([{ invitation: { method: 'REPLY' } }])
	await arrive(there, there.sender, reply(there, 'TENTATIVE'))
	expect(await answerOf(there)).toBe('tentative')
})

test('an answer of somebody else, of nobody proven, to another interview or in other words changes nothing', async () => {
	const [there, other] = [await invited(), await invited()]
	await arrive(there, 'ravi@applicant.example', byGoogle(there, 'DECLINED'))
	await arrive(there, there.sender, byGoogle(there, 'DECLINED'), false)
	await arrive(there, there.sender, byGoogle({ ...there, uid: other.uid }, 'DECLINED'))
	await arrive(there, there.sender, byGoogle(there, 'DELEGATED'))
	await arrive(there, there.sender, byGoogle(there, 'DECLINED').replaceAll('METHOD:REPLY', 'METHOD:COUNTER'))
	await arrive(there, there.sender, byGoogle(there, 'DECLINED').replace('END:VEVENT', 'END:VTODO'))
	expect([await answerOf(there), await answerOf(other)]).toEqual([null, null])
	expect((await asha.read(there.id)).messages.filter(({ kind }) => kind === 'received')).toHaveLength(6)
})

test('a calendar that has not heard of a move answers to nothing', async () => {
	const there = await invited()
	const move = { ...planned, startsAt: '2099-03-18T14:00:00+05:30', id: there.interviewId, version: 1 }
	expect((await asha.send('moveinterview', move)).status).toBe(200)
	await arrive(there, there.sender, byGoogle(there, 'ACCEPTED', 0))
	expect(await answerOf(there)).toBe(null)
	await arrive(there, there.sender, byGoogle(there, 'ACCEPTED', 1))
	expect(await answerOf(there)).toBe('accepted')
})
