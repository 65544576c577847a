import { forwardSubject } from '#contracts/desks/quote-words.ts'
import type { Desk } from '../desk.ts'

/** What mail programs write before the subject of an answer or of a forwarded mail, in their languages. */
const prefix =
	/^(?:re|aw|antw?|sv|vs|tr|rv|odp|ynt|vá|bls|atb|rif|r|res|resp|enc|fw|fwd|wg|i|pd|doorst|vb|továbbítás|回复|答复|转发|返信|転送)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]\s*/i

/** "[EXTERNAL]", "[Ticket 5512]": gateways and help desks write it. */
const tag = /^\[[^\]]{1,40}\]\s*/

const reference = /\s*\b[\dA-Z]{3}-[\dA-Z]{3}\b\s*/g

/** A subject without the prefixes of answers, the marks of gateways and our references. */
export function bareSubject(subject: string): string {
	let [bare, before] = [subject.replace(reference, ' ').trim(), '']
	while (bare !== before) [before, bare] = [bare, bare.replace(tag, '').replace(prefix, '')]
	return bare.trim()
}

/** The subject of a mail about something that came by the form, and of its receipt. */
export const subjectsByForm = ({ words }: Pick<Desk, 'words'>) => ({
	reply: `Your ${words.noun}`,
	receipt: `We have your ${words.noun}`,
})

/** Whether a subject says something new, or that the mail is passed on. `last`: that of the mail before in the conversation. */
export function isNewSubject(subject: string, desk: Pick<Desk, 'words'>, last: string): boolean {
	if (forwardSubject.test(subject)) return true
	const known = [last, '', ...Object.values(subjectsByForm(desk))]
	const same = (text: string) => bareSubject(text).toLowerCase().replace(/\s+/g, ' ')
	return !known.some((each) => same(each) === same(subject))
}
