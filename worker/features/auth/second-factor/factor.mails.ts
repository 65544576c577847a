import { letterMoment } from '#worker/mail/letter-text.ts'
import type { Compose, Letters } from '#worker/mail/outbox.ts'
import { mailToOwner } from '../auth.mails.ts'

/** What the mail says of each change; the keys name the change in the audit log, too. */
const news = {
	'authenticator set up': 'an authenticator app was set up for your account',
	'authenticator removed': 'the authenticator app of your account was removed',
	'passkey added': 'a passkey was added to your account',
	'passkey removed': 'a passkey of your account was removed',
	'recovery codes made': 'new recovery codes were made for your account, and the old ones are void',
	'factors reset':
		'an administrator removed the authenticator app, passkeys and recovery codes of your account, so the password alone signs in',
} as const
export type FactorAct = keyof typeof news

const mailAbout =
	(change: string): Compose =>
	(db, bindings, userId, at) =>
		mailToOwner(db, bindings, userId, {
			subject: 'How you sign in was changed',
			news: `${change} at ${bindings.ORIGIN}. Your other sessions have ended.`,
			fact: { label: 'Changed', value: letterMoment(at) },
		})

/** The letters about changes of factors, by kind. */
export const factorLetters: Letters = Object.fromEntries(
	Object.entries(news).map(([act, change]) => [act, mailAbout(change)]),
)
