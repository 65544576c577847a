import { bindings } from './app.ts'

type Sent = { from: string; to: string; subject: string; text: string; html: string }

/** A mail service that records mails. Pass its `EMAIL` in the bindings of a call. */
export function mailbox() {
	const sent: Sent[] = []
	const EMAIL = {
		send: async (mail: Sent) => {
			sent.push(mail)
			return { messageId: crypto.randomUUID() }
		},
	} as unknown as SendEmail
	return { sent, bindings: { ...bindings, EMAIL } }
}

/** The token of the set-password link in a mail. */
export function tokenIn(mail: Sent | undefined): string {
	const token = mail?.text.match(/\/ResetPassword\/(\S+)/)?.[1]
	if (!token) throw new Error('There is no link in this mail')
	return token
}
