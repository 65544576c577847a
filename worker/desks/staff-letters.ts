import { aliasedTable, and, eq, type SQL, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment, quoted } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import type { Desk, Office } from './desk.ts'
import { actIn, toldUserIn } from './message-events.ts'
import { answerAddress } from './replies/answer-address.ts'

type About = {
	subjectId: number
	to: string
	title: string
	opening: string
	/** Facts after the reference. */
	facts: { label: string; value: string }[]
	/** The label of the button that opens the subject at the desk. */
	button: string
}

/**
 * A letter to staff about a subject. It quotes nothing that was written: that stays in the back office. An answer to it comes into
 * the conversation, if answers come to the desk.
 */
export const letterAbout = async (
	bindings: Bindings,
	desk: Desk,
	{ subjectId, to, title, opening, facts, button }: About,
): Promise<Letter> => ({
	...composeLetter(
		{
			to,
			subject: title,
			opening: [opening],
			facts: [{ label: 'Reference', value: referenceOf(subjectId, desk.number) }, ...facts],
			button: { label: button, address: `${bindings.ORIGIN}${desk.pathOf(subjectId)}` },
		},
		bindings.ORIGIN,
	),
	...(bindings.REPLY_DOMAIN && { replyTo: await answerAddress(bindings, desk, subjectId, to) }),
})

type Sender = { name: string; organization: string }

/** Who wrote, for the subject of a mail. */
export const quotedSender = ({ name, organization }: Sender) =>
	[name, organization].filter(Boolean).map(quoted).join(', ')

const senderIn = (desk: Desk) => ({
	name: sql<string>`${desk.sender}`.as('sender'),
	organization: sql<string>`${desk.organization}`.as('sender_organization'),
})

/** Where offices differ, a letter names the one that answers. */
const factOfGroup = ({ group }: Desk, { name }: Office) =>
	group ? [{ label: capitalised(group.label), value: name }] : []

export const mailboxOfUser = (bindings: Bindings, name: string) => `${name}@${bindings.MAIL_DOMAIN}`

/** Whether a user of the query may be told of a subject of the query. */
export const mayBeTold = (db: Database, desk: Desk): SQL | undefined => and(desk.isReader(db), desk.mayOpen(users.id))

/** Tells a member of staff that a subject was given to them; null if it is somebody else's by now. */
export async function assignedLetter(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	subjectId: number,
	at: string,
): Promise<Letter | null> {
	const { subjects, messages, words } = desk
	const by = aliasedTable(users, 'by')
	const [found] = await db
		.select({
			...senderIn(desk),
			email: users.email,
			by: sql<string | null>`(select ${by.fullName} from ${messages}
				join ${users} as ${by} on ${by.id} = ${messages.authorId}
				where ${messages.subjectId} = ${subjectId} and ${actIn(messages.event)} = 'assigned'
				order by ${messages.at} desc, ${messages.id} desc limit 1)`,
		})
		.from(subjects)
		.innerJoin(users, eq(users.id, subjects.ownerId))
		.where(and(eq(subjects.id, subjectId), mayBeTold(db, desk)))
	const office = found && (await desk.officeOf(db, bindings, subjectId))
	if (!office) return null
	return letterAbout(bindings, desk, {
		subjectId,
		to: mailboxOfUser(bindings, found.email),
		title: `${capitalised(words.aNoun)} is yours: ${quotedSender(found)}`,
		opening: `A colleague has assigned ${words.aNoun} to you.`,
		facts: [
			...factOfGroup(desk, office),
			{ label: 'Assigned by', value: found.by ?? '' },
			{ label: 'Assigned', value: letterMoment(at) },
		],
		button: `Open the ${words.noun}`,
	})
}

/** Tells the owner of a subject, or else its office, that the visitor has answered. */
export async function answeredLetter(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	messageId: number,
): Promise<Letter | null> {
	const { subjects, messages, words } = desk
	const [found] = await db
		.select({ ...senderIn(desk), subjectId: subjects.id, owner: users.email, at: messages.at })
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.leftJoin(users, and(eq(users.id, subjects.ownerId), mayBeTold(db, desk)))
		.where(eq(messages.id, messageId))
	const office = found && (await desk.officeOf(db, bindings, found.subjectId))
	if (!office) return null
	const { subjectId, owner, at } = found
	return letterAbout(bindings, desk, {
		subjectId,
		to: owner === null ? office.mailbox : mailboxOfUser(bindings, owner),
		title: `Answer to ${referenceOf(subjectId, desk.number)}: ${quotedSender(found)}`,
		opening: `${capitalised(words.writer)} has answered by mail. You can read the answer in the back office.`,
		facts: [...factOfGroup(desk, office), { label: 'Arrived', value: letterMoment(at) }],
		button: 'Read the answer',
	})
}

/** Tells a member of staff that a note names them; null if they may not open its subject. */
export async function noteLetter(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	messageId: number,
	at: string,
): Promise<Letter | null> {
	const { subjects, messages, words } = desk
	const author = aliasedTable(users, 'author')
	const [found] = await db
		.select({
			...senderIn(desk),
			subjectId: subjects.id,
			email: users.email,
			by: sql<
				string | null
			>`(select ${author.fullName} from ${users} as ${author} where ${author.id} = ${messages.authorId})`,
		})
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.innerJoin(users, eq(users.id, toldUserIn(messages.event)))
		.where(and(eq(messages.id, messageId), mayBeTold(db, desk)))
	if (!found) return null
	return letterAbout(bindings, desk, {
		subjectId: found.subjectId,
		to: mailboxOfUser(bindings, found.email),
		title: `${quoted(found.by ?? 'A colleague')} named you in a note`,
		opening: `The note is about ${words.aNoun}. You can read it in the back office.`,
		facts: [
			{ label: `${capitalised(words.noun)} of`, value: found.name },
			{ label: 'Written', value: letterMoment(at) },
		],
		button: 'Read the note',
	})
}
