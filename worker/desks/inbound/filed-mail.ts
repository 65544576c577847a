import type { MessageMark } from '#contracts/desks/conversation.ts'
import type { Statement } from '#worker/data/db.ts'

/** What is written of a mail. */
export type FiledMail = {
	sender: { name: string; address: string }
	subject: string
	message: {
		at: string
		sender: string
		text: string
		html: string | null
		textKey: string
		mailId: string | null
		mailKey: string
	}
	marks: MessageMark[]
	isAutomatic: boolean
	/** Whether the sender may be who the mail names, and so may get a receipt. */
	isTrusted: boolean
	/** Whether our mail server found that it is theirs. */
	isProven: boolean
}

/** The statements that file a mail. Those after `message` make it hold its files before the effects run. */
export type FilingStatements = { before: Statement[]; message: Statement; effects: Statement[] }
