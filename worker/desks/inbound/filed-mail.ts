import type { MessageMark } from '#contracts/desks/conversation.ts'
import type { Statement } from '#worker/data/db.ts'

/** What is written of a mail. */
export type FiledMail = {
	/** Who has written it, whom we answer. `address`: '' if nobody can be answered. */
	sender: { name: string; address: string }
	subject: string
	/** The addresses that it was sent to, the envelope first. */
	recipients: string[]
	message: {
		at: string
		sender: string
		text: string
		html: string | null
		mail: string
		textKey: string
		mailId: string | null
		mailKey: string
	}
	marks: MessageMark[]
	isAutomatic: boolean
	/** Whether a machine has answered, also in a conversation. */
	isAnswerOfMachine: boolean
	/** Whether its sender may get a receipt: it may be who the mail names, and nothing says that a machine wrote. */
	mayGetReceipt: boolean
	/** Whether our mail server found that it is theirs. */
	isProven: boolean
}

/** The statements that file a mail. Those after `message` make it hold its files before the effects run. */
export type FilingStatements = { before: Statement[]; message: Statement; effects: Statement[] }
