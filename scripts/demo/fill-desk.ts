import { eq, type SQL, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { dayMs, hourMs } from '#contracts/shared/periods.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { storedMailFacts } from '#worker/desks/mail-facts.ts'
import { storedAct } from '#worker/desks/message-events.ts'
import { departments, enquiries, enquiryKeysOf } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryMessages, savedReplies } from '#worker/features/enquiries/messages.table.ts'
import { nameColumns } from '#worker/features/users/user-names.ts'
import type { DemoEnquiry, DemoMessage, DemoSavedReply } from './schemas/people.ts'

const salespeople = ['contactrequests', 'm.osei', 'farouk'] as const

/** The id of a user; null in a database with other users. */
export const idOf = (userName: string) =>
	sql<number>`(select ${users.id} from ${users} where ${users.userNameKey} = ${nameColumns(userName).userNameKey})`

export const savedReplyStatements = (db: Database, replies: readonly DemoSavedReply[], now: Date): Statement[] =>
	replies.map((reply) =>
		db.insert(savedReplies).values({ ...reply, createdAt: now.toISOString(), updatedAt: now.toISOString() }),
	)

/** Enquiries of which nothing is written were answered after some hours, and are done. */
function usualDesk({ name }: DemoEnquiry, index: number): NonNullable<DemoEnquiry['desk']> {
	const owner = salespeople[index % salespeople.length] ?? salespeople[0]
	const text = `Dear ${name},\n\nthank you for your enquiry. The documents that answer it are on their way to you.`
	return { state: 'done', owner, conversation: [{ kind: 'reply', by: owner, hours: 1 + ((index * 7) % 40), text }] }
}

/** The statements that add an enquiry with its receipt and its conversation. `index` is its place in the list. */
export function enquiryStatements(
	db: Database,
	enquiry: DemoEnquiry,
	{ index, createdAt, now }: { index: number; createdAt: Date; now: Date },
): Statement[] {
	const { department, desk = usualDesk(enquiry, index), origin, ...form } = enquiry
	const messages = timed(desk.conversation ?? [], createdAt, now)
	const lastOfVisitor = messages.findLast(({ kind }) => kind === 'received' || kind === 'reply')
	const waits = !form.automatic && (desk.state === 'new' || desk.state === 'open') && lastOfVisitor?.kind !== 'reply'
	const at = createdAt.toISOString()
	// An empty database has no other ids.
	const id = index + 1
	const hasMerged = messages.some(({ kind }) => kind === 'merged')
	return [
		db.insert(enquiries).values({
			...form,
			id,
			...enquiryKeysOf(form),
			departmentId: sql`(select ${departments.id} from ${departments} where ${eq(departments.name, department)})`,
			createdAt: at,
			updatedAt: messages.at(-1)?.at ?? at,
			state: desk.state,
			ownerId: desk.owner ? idOf(desk.owner) : null,
			version: 1 + messages.length + (desk.owner ? 1 : 0),
			waitingSince: waits ? (lastOfVisitor?.at ?? at) : null,
			wakesAt: desk.wakesInDays ? new Date(now.getTime() + desk.wakesInDays * dayMs).toISOString() : null,
			origin: origin ? JSON.stringify({ page: '/contact', referrer: null, campaign: {}, ...origin }) : null,
		}),
		...(form.arrivedBy === 'mail' ? [] : [messageOf(db, id, { kind: 'receipt', at, sender: form.emailId })]),
		...(desk.owner ? [assignment(db, id, desk.owner, at)] : []),
		...messages.map(
			({ by, kind, at, text, html, delivery = 'handed-over', subject = '', copied = [], invitation = null }) =>
				messageOf(db, id, {
					kind: kind === 'merged' ? 'event' : kind,
					at,
					text,
					html,
					...(kind === 'merged' && {
						event: storedAct({ act: 'merged', before: referenceOf(index), after: referenceOf(id) }),
					}),
					...(kind === 'received' && { mail: storedMailFacts({ subject, newSubject: subject, copied, invitation }) }),
					...(by ? { authorId: idOf(by) } : { sender: form.emailId }),
					...(kind === 'reply' && {
						delivery,
						mail: storedMailFacts({ copiedTo: copied.map(({ address }) => address) }),
					}),
					...(delivery === 'bounced' && { deliveryNote: 'The mailbox of the recipient is full.' }),
				}),
		),
		...(hasMerged ? [db.update(enquiries).set({ mergedInto: id }).where(eq(enquiries.id, index))] : []),
	]
}

/** Gives each message its time, none later than now. */
function timed(messages: readonly DemoMessage[], from: Date, now: Date): (DemoMessage & { at: string })[] {
	let time = from.getTime()
	return messages.map((message) => {
		time = Math.min(time + message.hours * hourMs, now.getTime())
		return { ...message, at: new Date(time).toISOString() }
	})
}

type NewMessage = Omit<typeof enquiryMessages.$inferInsert, 'subjectId' | 'authorId' | 'event'> & {
	authorId?: SQL<number>
	event?: SQL<string> | string
}

const messageOf = (db: Database, subjectId: number, { kind, text = '', ...message }: NewMessage) =>
	db.insert(enquiryMessages).values({
		...message,
		subjectId,
		kind,
		text,
		textKey: searchKey(text),
		...(kind === 'receipt' && { delivery: 'handed-over' as const }),
	})

/** The owner took the enquiry up themselves. */
const assignment = (db: Database, subjectId: number, owner: string, at: string) =>
	messageOf(db, subjectId, {
		kind: 'event',
		at,
		authorId: idOf(owner),
		event: sql<string>`json_object('act', 'assigned', 'before', null, 'after', (select ${users.fullName} from ${users} where ${users.userNameKey} = ${nameColumns(owner).userNameKey}))`,
	})
