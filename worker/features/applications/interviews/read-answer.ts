import ICAL from 'ical.js'
import { type InterviewAnswer, interviewAnswers } from '#contracts/hiring/interviews.ts'
import type { MailFile } from '#worker/mail/inbound/content/files.ts'

// Import this file with `await import(...)`: few mails hold a calendar.

/** What the calendar program of an applicant answers. Without a sequence it answers the first time. */
export type CalendarAnswer = { uid: string; sequence: number; answer: InterviewAnswer }

/** In bytes. */
const longestCalendar = 64 * 1024

/** Reads the REPLY (RFC 5546, 3.2.3) among the files of a mail; null: there is none. */
export function readAnswer(files: readonly MailFile[]): CalendarAnswer | null {
	for (const { name, type, bytes } of files) {
		if ((type !== 'text/calendar' && !name.endsWith('.ics')) || bytes.byteLength > longestCalendar) continue
		try {
			const calendar = ICAL.Component.fromString(new TextDecoder().decode(bytes))
			const event = calendar.getFirstSubcomponent('vevent')
			const said = String(event?.getFirstProperty('attendee')?.getParameter('partstat') ?? '').toLowerCase()
			const answer = interviewAnswers.find((each) => each === said)
			const isReply = String(calendar.getFirstPropertyValue('method')).toUpperCase() === 'REPLY'
			const uid = event?.getFirstPropertyValue('uid')
			if (isReply && answer && uid)
				return { uid: String(uid), sequence: Number(event?.getFirstPropertyValue('sequence') ?? 0), answer }
		} catch {}
	}
	return null
}
