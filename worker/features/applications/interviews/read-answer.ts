import ICAL from 'ical.js'
import { type InterviewAnswer, interviewAnswers } from '#contracts/hiring/interviews.ts'
import type { MailFile } from '#worker/mail/inbound/content/files.ts'

// Import this file with `await import(...)`: few mails hold a calendar.

/** The answer of an applicant's calendar program. A missing SEQUENCE means 0. */
export type CalendarAnswer = { uid: string; sequence: number; answer: InterviewAnswer }

/** In bytes. */
const longestCalendar = 64 * 1024

/** Finds the REPLY (RFC 5546, 3.2.3) among the files of a mail; null if there is none. */
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
