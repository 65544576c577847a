import { and, eq } from 'drizzle-orm'
import { countryName } from '#contracts/shared/countries.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { jsonText } from '#worker/data/json-value.ts'
import { users } from '#worker/data/users.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { sessions } from './auth.table.ts'
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
				'somebody, most likely you, has asked for a new password for your account. The link below works once.',
			],
			facts: [
				{ label: 'User name', value: link.userName },
				{ label: 'Link holds until', value: letterMoment(link.expiresAt) },
			],
			button: { label: 'Set a new password', address: link.address },
			closing: [
				'You can sign in with the user name or with this address.',
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
				`you have an account in the back office of ${bindings.ORIGIN}. Choose your password, and you are signed in. The link works once.`,
			],
			facts: [
				{ label: 'User name', value: link.userName },
				{ label: 'Link holds until', value: letterMoment(link.expiresAt) },
			],
			button: { label: 'Choose your password', address: link.address },
			closing: [
				`Later you sign in at ${bindings.ORIGIN}/Login, with the user name or with this address. If the link has expired, "Forgot Password" there sends you a new one.`,
			],
		},
		bindings.ORIGIN,
	)
}

/** Tells the owner of a new account that its first password was set. The link may have been in other hands. */
export const firstPasswordMail = (db: Database, bindings: Bindings, userId: number, at: string) =>
	mailToOwner(db, bindings, userId, {
		subject: 'Your account is ready',
		news: `your password at ${bindings.ORIGIN} is set, and you can sign in with the user name or with this address.`,
		fact: { label: 'Password set', value: letterMoment(at) },
	})

/** Tells the owner of an account about the change, which another person may have made. */
export const passwordChangedMail = (db: Database, bindings: Bindings, userId: number, at: string) =>
	mailToOwner(db, bindings, userId, {
		subject: 'Your password was changed',
		news: `the password of your account at ${bindings.ORIGIN} was changed, by you or by an administrator, and your other sessions have ended.`,
		fact: { label: 'Changed', value: letterMoment(at) },
	})

/** Tells a user of a sign-in with a device that is not known. The session of that moment says where. */
export async function newDeviceMail(
	db: Database,
	bindings: Bindings,
	userId: number,
	at: string,
): Promise<Letter | null> {
	const [session] = await db
		.select({ browser: sessions.browser, system: sessions.system, country: sessions.country })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), eq(sessions.signedInAt, at)))
	const { browser = null, system = null, country = null } = session ?? {}
	const place = country === null ? 'an unknown country' : countryName(country)
	return mailToOwner(db, bindings, userId, {
		subject: 'A sign-in with a new device',
		news: `somebody, most likely you, signed in at ${bindings.ORIGIN} with ${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'}, from ${place}. The Account page shows where you are signed in and ends sessions.`,
		fact: { label: 'Signed in', value: letterMoment(at) },
	})
}

/** Tells a user at their former address that it was changed. Links to set a password go to the new one from now on. */
export async function addressChangedMail(
	db: Database,
	bindings: Bindings,
	actId: number,
	at: string,
): Promise<Letter | null> {
	const before = jsonText(auditLog.changes, '$.email[0]')
	const [act] = await db.select({ userId: auditLog.itemId, before }).from(auditLog).where(eq(auditLog.id, actId))
	if (!act?.userId || !act.before) return null
	const { ORIGIN } = bindings
	return mailToOwner(db, bindings, act.userId, {
		subject: 'Your address was changed',
		news: `your account at ${ORIGIN} has another address now. Links to set a password go there, and no longer to this one.`,
		fact: { label: 'Changed', value: letterMoment(at) },
		email: act.before,
	})
}

/** The parts of a letter to a user about their account. `email`: another address than the present one. */
type Told = { subject: string; news: string; fact: { label: string; value: string }; email?: string }

/** A letter to a user about their account. */
export async function mailToOwner(
	db: Database,
	{ ORIGIN, MAIL_DOMAIN }: Bindings,
	userId: number,
	{ subject, news, fact, email }: Told,
): Promise<Letter | null> {
	const [user] = await db.select().from(users).where(eq(users.id, userId))
	if (!user) return null
	return composeLetter(
		{
			to: `${email ?? user.email}@${MAIL_DOMAIN}`,
			subject,
			opening: [`Hello ${user.fullName},`, news],
			facts: [{ label: 'User name', value: user.userName }, fact],
			button: { label: 'Open the page for signing in', address: `${ORIGIN}/Login` },
			closing: ['If it was not you, ask for a new password there at once with "Forgot Password", and tell an Admin.'],
		},
		ORIGIN,
	)
}
