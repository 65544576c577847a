import { domainOf } from './authentication.ts'
import type { ParsedMail } from './parse-mail.ts'

/** What the rules see of a mail. `envelopeFrom`: '' of a bounce. */
type MailFacts = { envelopeFrom: string; from: string; header: ParsedMail['header'] }

/** The addresses of the site itself, and the headers that mark its mails. */
type Own = { mailFrom: string; replyDomain: string; marks: readonly string[] }

type Rule = (mail: MailFacts, own: Own) => boolean

/** Whether a header has one of these values. Parameters after a semicolon do not count. */
const has = (name: string, values: RegExp): Rule => {
	const key = name.toLowerCase()
	return ({ header }) => header(key).some((value) => values.test(value.split(';')[0]?.trim() ?? ''))
}

const localPart = (address: string) => address.toLowerCase().slice(0, address.lastIndexOf('@'))

const mailServers = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon)$/
const robots = /^(?:no|do-?not|dont|never)[._-]?reply(?:[._+-].*)?$/

/** One of them tells that a machine has written the mail. RFC 3834 names the first; the others are older and common. */
const automaticRules: Readonly<Record<string, Rule>> = {
	'an automatic answer': has('Auto-Submitted', /^(?!no$).+/i),
	'bulk, a list or junk': has('Precedence', /^(?:bulk|list|junk|auto_reply)$/i),
	'asks for no automatic answer': has('X-Auto-Response-Suppress', /(?:^|,\s*)all(?:\s*,|$)/i),
	'an autoreply': has('X-Autoreply', /^(?!no$)/i),
	'an autoresponder': has('X-Autorespond', /^(?!no$)/i),
	'of a mailing list': has('List-Id', /./),
	'a report': ({ header }) => header('content-type').some((type) => /^multipart\/report\b/i.test(type)),
	'names recipients that failed': has('X-Failed-Recipients', /./),
	'without a sender to answer': ({ envelopeFrom }) => envelopeFrom === '',
	'of a mail server': ({ envelopeFrom, from }) =>
		[envelopeFrom, from].some((each) => mailServers.test(localPart(each))),
	'of an address that takes no answers': ({ from }) => robots.test(localPart(from)),
	'of this site': ({ header }, { marks }) => marks.some((mark) => header(mark.toLowerCase()).length > 0),
	'from an own address': ({ from }, { mailFrom, replyDomain }) =>
		from !== '' &&
		(from.toLowerCase() === mailFrom.toLowerCase() ||
			(replyDomain !== '' && domainOf(from) === replyDomain.toLowerCase())),
}

/** Why a mail counts as automatic: it tells, reopens and answers nothing. null: a person has written it. */
export const whyAutomatic = (mail: MailFacts, own: Own): string | null =>
	Object.entries(automaticRules).find(([, rule]) => rule(mail, own))?.[0] ?? null
