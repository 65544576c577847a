import { isOfMachine } from './machine-subjects.ts'
import { isInDomains, isOwnAddress, isRobot, localPart, type OwnAddresses } from './own-addresses.ts'
import type { ParsedMail } from './parse-mail.ts'

/** What the rules see of a mail. `from`: the address in the header. `envelopeFrom`: '' of a bounce. */
type MailFacts = { envelopeFrom: string; from: string; subject: string; header: ParsedMail['header'] }

type Rule = (mail: MailFacts, own: OwnAddresses) => boolean

/** Whether a header has one of these values. Parameters after a semicolon do not count. */
const has = (name: string, values: RegExp): Rule => {
	const key = name.toLowerCase()
	return ({ header }) => header(key).some((value) => values.test(value.split(';')[0]?.trim() ?? ''))
}

const some =
	(...rules: readonly Rule[]): Rule =>
	(mail, own) =>
		rules.some((rule) => rule(mail, own))

const mailServers = /^(?:mailer-daemon|mail-daemon|mdaemon)$/
const postmaster = /^postmaster$/

const isReport = some(
	({ header }) => header('content-type').some((type) => /^multipart\/report\b/i.test(type)),
	has('X-Failed-Recipients', /./),
	({ envelopeFrom }) => envelopeFrom === '',
	({ envelopeFrom, from }) => [envelopeFrom, from].some((each) => mailServers.test(localPart(each))),
)

const isOfThisSite: Rule = ({ header }, { marks }) => marks.some((mark) => header(mark.toLowerCase()).length > 0)

/**
 * Whether a machine has answered: a report, an absence note, the receipt of another desk, or a mail of this site. RFC 3834 names
 * the header. The other headers of machines stand in mails of people, too, whose help desk or list adds them.
 */
export const isAnswerOfMachine = some(
	isReport,
	has('Auto-Submitted', /^auto-replied$/i),
	({ subject }) => isOfMachine(subject),
	isOfThisSite,
)

/** A report about mails in the name of the domain: RFC 7489, 7.2.1.1. */
const isDmarcReport: Rule = ({ subject }) => /^\[?(?:preview\]\s*)?report domain:.+submitter:/i.test(subject)

/** A list that leads to one of our own mailboxes is a group of colleagues: what comes by it was written to us. */
const isOfForeignList: Rule = ({ header }, own) =>
	header('list-id').every((id) => !isInDomains(own, /<?([^<>\s]+)>?\s*$/.exec(id)?.[1] ?? '')) &&
	(header('list-unsubscribe').length > 0 || header('list-id').length > 0 || isBulk({ header }))

const isBulk = ({ header }: Pick<MailFacts, 'header'>) =>
	header('precedence').some((value) => /^bulk$/i.test(value.trim()))

/** Whether a mail that begins something was sent by a machine. `isKnown`: whether its sender is in a conversation. */
export const isFromMachine = (mail: MailFacts, own: OwnAddresses, isKnown: boolean): boolean =>
	isAnswerOfMachine(mail, own) ||
	isDmarcReport(mail, own) ||
	isOwnAddress(own, mail.from) ||
	(!isKnown && isOfForeignList(mail, own))

/** Whether a mail gets no receipt: each header of a machine forbids it, or two of them would answer each other for ever. */
export const forbidsReceipt = some(
	isAnswerOfMachine,
	has('Auto-Submitted', /^(?!no$).+/i),
	has('Precedence', /^(?:bulk|list|junk|auto_reply)$/i),
	has('X-Auto-Response-Suppress', /(?:^|,\s*)all(?:\s*,|$)/i),
	has('X-Autoreply', /^(?!no$)/i),
	has('X-Autorespond', /^(?!no$)/i),
	has('List-Id', /./),
	({ envelopeFrom, from }) => [envelopeFrom, from].some((each) => postmaster.test(localPart(each))),
	({ from }, own) => isRobot(from) || isOwnAddress(own, from),
)
