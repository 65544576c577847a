import { type AnyColumn, and, eq, type SQL } from 'drizzle-orm'
import type { Section } from '#contracts/auth/roles.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import type { openForms } from '#worker/editing/drafts/drafts.table.ts'
import type { fileHolders } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { MailFile } from '#worker/mail/inbound/content/files.ts'
import type { DeskMessages } from './messages-table.ts'
import { type DeskSubjects, isUnmerged } from './subject-columns.ts'

/** What the states of a desk mean. */
type DeskStates = {
	all: readonly string[]
	/** Nobody has taken it up. */
	fresh: string
	/** Where we owe the visitor a word, and where nothing is left to do. */
	owed: readonly string[]
	finished: readonly string[]
	/** Where mails, owners and snoozes lead; null: only staff move subjects, and a reply restarts the visitor's wait. */
	flow: {
		/** Somebody works on it, and we owe an answer. */
		taken: string
		/** We have answered, or it sleeps. */
		waiting: string
	} | null
	/** What a visitor writes there changes nothing; null: the desk has no such state. */
	ignored: string | null
}

/** What staff move subjects between, such as departments. */
type DeskGroup = {
	column: AnyColumn
	/** Its name in the audit log; with a capital, in mails. */
	label: string
	notFound: ErrorCode
	select(db: Database): Statement & PromiseLike<{ id: number; name: string }[]>
	/** The column with a new value, for an update. */
	set(value: SQL): object
}

/** Who answers a subject: its name and mailbox stand in mails. `from`: the name from which mails leave. */
export type Office = { name: string; mailbox: string; from: string }

type Settings = Pick<Bindings, 'RECRUITERS_MAILBOX'>

/** A mail whose sender is proven. */
export type VisitorMail = { subjectId: number; sender: string; files: readonly MailFile[] }

/** All that differs between desks. A subject is what a conversation is about. */
export type Desk = {
	/** The block of its references: see `referenceOf`. */
	number: number
	section: Section
	subjects: DeskSubjects
	messages: DeskMessages
	/** The name of its messages among the holders of files, and of its subjects among open forms. */
	holder: (typeof fileHolders.$inferInsert)['holder']
	openAs: (typeof openForms.$inferInsert)['kind']
	states: DeskStates
	/** null: the desk has one office, and nothing to move subjects to. */
	group: DeskGroup | null
	/** The name of the visitor, with the organisation, and what they wrote first: expressions over a subject. */
	sender: SQL<string>
	organization: SQL<string>
	beginning: SQL<string>
	/** What lists call a subject among others of the same person. */
	title: SQL<string>
	/** What a move changes besides, and an undo gives back: the columns, and their values after a change of state. */
	moved: { columns: Record<string, AnyColumn>; after(state: string, at: string): Record<string, string | null> } | null
	/**
	 * What a search compares besides the messages, and the key of `beginning`. `also`: where else a word may stand. `number`: the
	 * condition for a typed number.
	 */
	searched: { typed: SQL; beginning: SQL; also?(key: string): SQL; number?(typed: string): SQL }
	/** Whether a user of a query may own subjects. */
	isColleague(db: Database): SQL | undefined
	/** Whether a user of a query may open subjects, and be named in notes. */
	isReader(db: Database): SQL | undefined
	/**
	 * Whether a user may open a subject of a query. The user is an id or a column of the query. undefined: each colleague may
	 * open all subjects.
	 */
	mayOpen(staffId: number | AnyColumn): SQL | undefined
	officeOf(db: Database, settings: Settings, subjectId: number): Promise<Office | null>
	/** The path of the page that shows a visitor their subject. Each mail to them names it. */
	visitorsPage?(db: Database, bindings: Pick<Bindings, 'TOKEN_SECRET'>, subjectId: number): Promise<string>
	/** The subject that receives a mail which names none, by the mailbox of its sender; null if there is none. */
	takesMailOf?(db: Database, mailbox: string): Promise<number | null>
	/** The mailboxes of its offices. */
	mailboxes(db: Database): Promise<string[]>
	/** The columns of a subject whose address is corrected, with its keys; null: it was erased. */
	addressed(db: Database, subjectId: number, emailId: string): Promise<Record<string, string> | null>
	/** The statements that follow a corrected address. */
	followAddress?(db: Database, subjectId: number): Statement[]
	/** The statements that note who has opened the subject of a condition. */
	noteReader?(db: Database, opened: SQL | undefined, staffId: number, at: string): Statement[]
	/** The statements that follow a move of subjects. */
	followMove?(db: Database, moved: readonly { id: number; state: string }[], at: string): Statement[]
	/** Returns statements for the batch that stores a visitor's mail. */
	followMail?(db: Database, mail: VisitorMail, at: string): Promise<Statement[]>
	/** By what subjects are of the same person as another one: conditions over `subjects`, each with an index of its own. */
	samePerson(subjectId: number): SQL[]
	errors: Record<'notFound' | 'changed' | 'answered' | 'withoutAddress', ErrorCode>
	/** The start of the names of its mails in the outbox. */
	mails: string
	/** Marks its mails, so that one that comes back is known. */
	ownMark: { name: string; value: string }
	/** What the mark in an answer address is made from. Addresses that left in mails depend on it. */
	markedText(subjectId: number): string
	/** In English: a subject without and with its article, several, who writes, and the name of the screen. */
	words: Record<'noun' | 'aNoun' | 'nouns' | 'writer' | 'desk', string>
	/** The page of a subject in the back office, from the root. */
	pathOf(subjectId: number): string
}

/** Whether a subject is this one, for an act of a member of staff. What was merged stands in another conversation. */
export const isToActOn = (
	{ subjects, mayOpen }: Pick<Desk, 'subjects' | 'mayOpen'>,
	subjectId: number,
	staffId: number,
) => and(eq(subjects.id, subjectId), isUnmerged(subjects), mayOpen(staffId))

/** The states of what is not done. */
export const openStates = ({ all, finished, ignored }: DeskStates) =>
	all.filter((state) => !finished.includes(state) && state !== ignored)

/** Whether we owe an answer. */
export const isOwed = ({ owed }: Pick<DeskStates, 'owed'>, state: string) => owed.includes(state)

/** Since when a visitor waits once we have written at a time: in a desk without a flow, for our next word. */
export const waitingAfterReply = ({ flow, owed }: DeskStates, state: string, at: string): string | null =>
	flow === null && owed.includes(state) ? at : null
