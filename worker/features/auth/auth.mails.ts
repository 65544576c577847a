import { eq } from 'drizzle-orm'
import { firstLinkHours, resetLinkMinutes } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { linkAddress } from './password-links.ts'

/** The mail with a link to set a new password; null unless the link is open. */
export async function resetLinkMail(db: Database, bindings: Bindings, resetId: number): Promise<Letter | null> {
	const link = await linkAddress(db, bindings, resetId)
	if (!link) return null
	return composeLetter(
		{
			to: `${link.email}@${bindings.MAIL_DOMAIN}`,
			subject: 'Set a new password',
			opening: [
				`Hello ${link.fullName},`,
				`somebody, most likely you, has asked for a new password for your account. This link works once, for ${resetLinkMinutes} minutes.`,
			],
			button: { label: 'Set a new password', address: link.address },
			closing: [
				`Your user name is "${link.userName}". You can sign in with it or with this address.`,
				'If it was not you, leave the link alone: your password stays as it is.',
			],
		},
		bindings.ORIGIN,
	)
}

/** The mail to a new member of staff; null unless the link is open. */
export async function setPasswordLinkMail(db: Database, bindings: Bindings, resetId: number): Promise<Letter | null> {
	const link = await linkAddress(db, bindings, resetId)
	if (!link) return null
	return composeLetter(
		{
			to: `${link.email}@${bindings.MAIL_DOMAIN}`,
			subject: 'Your new account',
			opening: [
				`Hello ${link.fullName},`,
				`an account has been made for you at ${bindings.ORIGIN}. Choose your password here; the link works once, for ${firstLinkHours} hours.`,
			],
			button: { label: 'Choose your password', address: link.address },
			closing: [
				`Then sign in at ${bindings.ORIGIN}/Login. Your user name is "${link.userName}"; this address works, too. If the link has expired, "Forgot Password" there sends you a new one.`,
			],
		},
		bindings.ORIGIN,
	)
}

/** Tells the owner of an account about the change, which another person may have made. */
export async function passwordChangedMail(db: Database, bindings: Bindings, userId: number): Promise<Letter | null> {
	const [user] = await db.select().from(users).where(eq(users.id, userId))
	if (!user) return null
	return composeLetter(
		{
			to: `${user.email}@${bindings.MAIL_DOMAIN}`,
			subject: 'Your password was changed',
			opening: [
				`Hello ${user.fullName},`,
				`the password of your account at ${bindings.ORIGIN} has just been changed, by you or by an administrator, and your other sessions have ended.`,
				'If it was not you, ask for a new password at once with "Forgot Password" on the page for signing in.',
			],
			button: { label: 'Open the page for signing in', address: `${bindings.ORIGIN}/Login` },
		},
		bindings.ORIGIN,
	)
}
