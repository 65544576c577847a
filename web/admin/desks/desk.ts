import type { ComponentType, ReactNode } from 'react'
import type { Conversation } from '#contracts/desks/conversation.ts'
import type { DeskRow } from '#contracts/desks/desk.ts'
import type { SavedReply, SavedReplyInput, SendReplyForm, SentReply } from '#contracts/desks/replies.ts'
import type { Triage } from '#contracts/desks/triage.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import type { ListConfig } from '../lists/list-address.ts'
import type { SharedDeskCalls } from './desk-calls.ts'

/** A subject with its conversation. */
export type OpenedSubject<Row extends DeskRow = DeskRow> = Conversation & { subject: Row }

/** A change of state, owner, snooze or group of one subject. */
export type SubjectTriage<State extends string = string> = Triage<State> & { groupId?: number | undefined }

type DeskWords = {
	/** A subject, several of them, and one in short. */
	noun: string
	plural: string
	short: string
	/** The heading of the page. */
	title: string
	/** Where a subject is moved: "department". */
	group: string
	/** Who writes to the desk: "visitor". */
	writer: string
	search: string
	/** Shown in an empty list. */
	none: string
	/** Shown for a link to a subject that was erased. */
	erased: string
}

type StateWords = {
	name: string
	tone: 'info' | 'warning' | 'neutral' | 'success' | 'danger'
	/** What a member of staff did, after their name: "marked this as done". */
	staffAct: string
	/** What the site did: "This is done". */
	siteAct: string
}

export type PanelProps = {
	id: number
	onClose: () => void
	onChanged: () => void
	/** The subject was merged into another one, whose conversation is shown. */
	onLed: (id: number) => void
}

/** What a desk shows of its own in a conversation. */
export type ConversationParts<Opened extends OpenedSubject = OpenedSubject> = {
	/** What the conversation began with. */
	beginning(opened: Opened): ReactNode
	/** What the mail was called that it began with; '' if a form was sent. */
	mailSubject(opened: Opened): string
	/** What staff should know of the subject, above its conversation. */
	facts(opened: Opened): ReactNode
	/** Puts the conversation beside what else the desk shows of a subject. */
	frame?(opened: Opened, frame: FrameProps): ReactNode
}

export type FrameProps = {
	/** The conversation with its fields. */
	conversation: ReactNode
	/** Whether the user writes in it, or a message of it is to be shown. */
	isWanted: boolean
	/** The user turns to something else. */
	onLeave: () => void
}

type DeskCalls<Row extends DeskRow, Opened> = SharedDeskCalls & {
	conversation(id: number): Promise<Opened>
	/** Changes all subjects or none. Resolves to the values before, which undo the change if they are sent. */
	triage(subjects: readonly SubjectTriage<Row['state']>[]): Promise<SubjectTriage<Row['state']>[]>
	sendReply(form: SendReplyForm<Row['state']>): Promise<SentReply>
	/** The page of the unfiltered list that has a subject. */
	pageOf(id: number): Promise<number>
	savedReplies: {
		list(): Promise<SavedReply[]>
		save(form: SavedReplyInput): Promise<number>
		erase(id: number): Promise<unknown>
	}
}

/** All that differs between the desks of the back office. A subject is what a conversation is about. */
export type Desk<Row extends DeskRow = DeskRow, Opened extends OpenedSubject<Row> = OpenedSubject<Row>> = {
	list: ListConfig
	/** The address of its page, and the search parameter that names the open subject. */
	path: string
	param: string
	/** What subjects are sorted by, such as departments: the search parameter and the label of its filter; null: nothing. */
	group: { param: string; label: string; of(row: Row): number } | null
	words: DeskWords
	states: Readonly<Record<Row['state'], StateWords>>
	/** The states in which we owe the writer a word, as in the Worker. */
	owed: readonly Row['state'][]
	/** The states that acts lead to, as in the Worker. A reply leads to `waiting` or `finished`. null: staff choose each state. */
	flow: Readonly<Record<'fresh' | 'taken' | 'waiting' | 'finished' | 'ignored', Row['state']>> | null
	/** Whether subjects of one person can be merged. */
	merges: boolean
	/** In every window an open subject takes the place of the list, and steps lead from page to page; null: it opens beside it. */
	inPlace: { pageSize: number } | null
	/** What the desk asks before a move of subjects to a state; null: nothing. */
	askBefore?(state: string, rows: readonly Row[], onClose: () => void): { title: string; question: ReactNode } | null
	/** The states in the order of the tabs, then `all`. The list opens with the first one. */
	tabs: readonly [string, ...string[]]
	tabLeads: Readonly<Record<string, string>>
	errors: Record<'notFound' | 'changed' | 'answered', ErrorCode>
	calls: DeskCalls<Row, Opened>
	organizationOf(row: Row): string
	/** The name of the office that answers, and the name from which its mails leave. */
	officeOf(row: Row): string
	senderOf(row: Row): string
	/** What the placeholders of saved replies mean, and what they become for a subject. */
	placeholders: { meanings: Readonly<Record<string, string>>; of(row: Row): Readonly<Record<string, string>> }
	/** Follows the reference in a row. */
	rowFacts(row: Row): ReactNode
	/** `ConversationPanel` with the desk's parts. It loads once a conversation opens. */
	Panel: ComponentType<PanelProps>
	/** Erases a subject after a confirmation. */
	erasing(row: Row, steps: { onClose: () => void; onErased: () => void }): ReactNode
}

/** A state of a later release has no name. */
export const stateName = ({ states }: Pick<Desk, 'states'>, state: string) => states[state]?.name ?? state
