import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import commonProviders from 'email-providers/common.json' with { type: 'json' }
import { idOfReference } from '#contracts/desks/reference.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { domainOf } from '#worker/mail/inbound/authentication.ts'
import type { ParsedMail } from '#worker/mail/inbound/parse-mail.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { readThreadPeople, type ThreadPeople } from '../conversation/thread.ts'
import type { Desk } from '../desk.ts'
import { isMarked } from '../message-events.ts'
import { subjectOfAddress } from '../replies/answer-address.ts'

/** The subject that a mail belongs to, with its desk and who writes there. `isAddressed`: the mail went to its answer address. */
export type Thread = { desk: Desk; id: number; people: ThreadPeople; isAddressed: boolean }

type Arrived = {
	to: string
	mail: Pick<ParsedMail, 'answers' | 'subject' | 'to' | 'cc'>
	/** Of who wrote it; null: nothing proves it. */
	provenAddress: string | null
}

/**
 * Finds the conversation of a mail: that of the address it was sent to. Else, if its sender is proven, that of the mail which it
 * answers, or which its subject names, for those who may write there, or one of their own. null: it belongs to none.
 */
export async function findThread(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>,
	desks: readonly Desk[],
	{ to, mail, provenAddress: sender }: Arrived,
): Promise<Thread | null> {
	// All desks are asked for the address first: the mail that is answered may be of another one.
	for (const desk of desks) {
		const id = await subjectOfAddress(bindings, desk, to)
		const found = id === null ? null : await threadOf(db, desk, id)
		if (found) return { ...found, isAddressed: true }
	}
	if (sender === null) return null
	for (const desk of desks) {
		for (const id of await answeredIn(db, desk, mail.answers)) {
			const found = await threadOf(db, desk, id)
			if (found && mayJoin(found.people, sender)) return { ...found, isAddressed: false }
		}
	}
	for (const desk of desks) {
		for (const id of referencesIn(mail.subject, desk)) {
			const found = await threadOf(db, desk, id)
			if (found && isIn(found.people.visitors, sender)) return { ...found, isAddressed: false }
		}
	}
	const recipients = [to, ...[...mail.to, ...mail.cc].map(({ address }) => address)]
	for (const desk of desks) {
		const id = (await desk.takesMailOf?.(db, mailboxOf(sender))) ?? null
		if (id === null || (await goesToOthers(db, desks, desk, recipients))) continue
		const found = await threadOf(db, desk, id)
		if (found) return { ...found, isAddressed: false }
	}
	return null
}

/** Whether one of the recipients is a mailbox of another desk. */
async function goesToOthers(db: Database, desks: readonly Desk[], desk: Desk, recipients: readonly string[]) {
	const others = await Promise.all(desks.filter((each) => each !== desk).map((each) => each.mailboxes(db)))
	return others.flat().some((mailbox) => isIn(recipients, mailbox))
}

/** The conversation that shows a subject; null: it was erased. */
async function threadOf(db: Database, desk: Desk, id: number): Promise<Omit<Thread, 'isAddressed'> | null> {
	const { subjects } = desk
	const [found] = await db
		.select({ id: subjects.id, first: subjects.mergedInto })
		.from(subjects)
		.where(eq(subjects.id, id))
	if (!found) return null
	const first = found.first ?? found.id
	return { desk, id: first, people: await readThreadPeople(db, desk, first) }
}

/** So many conversations are tried: a Message-ID can be in several. */
const mostTried = 5

/** The subjects of the mails with these ids, the newest first. */
async function answeredIn(db: Database, { messages }: Desk, answers: readonly string[]): Promise<number[]> {
	if (answers.length === 0) return []
	const answered = await db
		.select({ id: messages.subjectId })
		.from(messages)
		.where(
			and(isAmong(messages.mailId, answers.flatMap(idsOf)), inArray(messages.kind, ['reply', 'receipt', 'received'])),
		)
		.orderBy(desc(messages.id))
		.limit(mostTried)
	return [...new Set(answered.map(({ id }) => id))]
}

/** The forms in which a mail service may have told us the id of a mail: with its domain or without, in brackets or not. */
const idsOf = (id: string): string[] => [id, `<${id}>`, id.split('@')[0] ?? id]

const referencesIn = (subject: string, desk: Desk): number[] =>
	Array.from(subject.matchAll(/(?<![\w-])[\dA-Z]{3}-[\dA-Z]{3}(?![\w-])/g), ([text]) =>
		idOfReference(text, desk.number),
	)
		.filter((id) => id !== null)
		.slice(0, mostTried)

const isIn = (addresses: readonly string[], address: string) =>
	addresses.some((each) => mailboxOf(each) === mailboxOf(address))

/** The list of the package names the domain of one country of these services, or none. */
const sharedNames = /^(?:gmx|googlemail|hotmail|live|outlook|rediffmail|rocketmail|yahoo|yandex|ymail)\./
const sharedDomains: ReadonlySet<string> = new Set(commonProviders)

/** Whether strangers have addresses of a domain. */
const isShared = (domain: string) => sharedDomains.has(domain) || sharedNames.test(domain)

/** Whether an address writes in a conversation, is named there, or belongs to a colleague of its visitor. */
function mayJoin({ visitors, named }: ThreadPeople, address: string): boolean {
	const domain = domainOf(address)
	const isColleague = !isShared(domain) && visitors.some((visitor) => domainOf(visitor) === domain)
	return isIn(visitors, address) || isIn(named, address) || isColleague
}

/** Whether somebody began a conversation of a desk, or wrote in one. */
export async function isKnownSender(db: Database, { subjects, messages }: Desk, address: string): Promise<boolean> {
	if (address === '') return false
	const one = { one: sql<number>`1` }
	const [began, wrote] = await db.batch([
		db
			.select(one)
			.from(subjects)
			.where(and(sql`lower(${subjects.emailId}) = ${address.toLowerCase()}`, eq(subjects.automatic, false)))
			.limit(1),
		db
			.select(one)
			.from(messages)
			.where(
				and(
					eq(messages.sender, address.toLowerCase()),
					sql`${messages.kind} = 'received'`,
					sql`not ${isMarked(messages.event, 'automatic')}`,
				),
			)
			.limit(1),
	])
	return began.length + wrote.length > 0
}
