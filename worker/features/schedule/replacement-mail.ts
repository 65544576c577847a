import { eq } from 'drizzle-orm'
import { kindFacts } from '#contracts/items/kinds.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'

/** Tells the owner of a scheduled replacement that it did not become live, and why. */
export async function replacementRefusedMail(
	db: Database,
	bindings: Bindings,
	replacementId: number,
): Promise<Letter | null> {
	const found = await findOwned(db, bindings, replacementId)
	if (!found || found.failure === null) return null
	return composeLetter(
		{
			to: found.to,
			subject: 'A scheduled version did not go live',
			opening: ['The live version stays, because your version was refused.'],
			facts: [...found.facts, { label: 'Reason', value: found.failure }],
			button: found.button,
			closing: ['Your draft is kept. Change it and schedule it again.'],
		},
		bindings.ORIGIN,
	)
}

/** Tells the owner of a scheduled replacement that every try to make it live fails. */
export async function replacementLateMail(
	db: Database,
	bindings: Bindings,
	replacementId: number,
): Promise<Letter | null> {
	const found = await findOwned(db, bindings, replacementId)
	if (!found || found.failure !== null) return null
	return composeLetter(
		{
			to: found.to,
			subject: 'A scheduled version is late',
			opening: [
				'Your version could not be stored for a day, and visitors still see the live one. Nothing is wrong with yours: the site tries again at least once an hour, and it goes live as soon as that works.',
			],
			facts: found.facts,
			button: found.button,
			closing: ['If it is urgent, open it, save it by hand, and ask an Admin to look at the page Health.'],
		},
		bindings.ORIGIN,
	)
}

/** The replacement, with the address of its owner. null if it is live by now, or its owner is not active. */
async function findOwned(db: Database, { MAIL_DOMAIN, ORIGIN }: Bindings, replacementId: number) {
	const [found] = await db
		.select({ replacement: replacements, email: users.email, active: users.active })
		.from(replacements)
		.innerJoin(users, eq(users.id, replacements.createdBy))
		.where(eq(replacements.id, replacementId))
	if (!found?.active) return null
	const { kind, itemId, title, dueAt, failure } = found.replacement
	const { noun, editPath } = kindFacts[kind]
	return {
		to: `${found.email}@${MAIL_DOMAIN}`,
		facts: [
			{ label: capitalised(noun), value: title || 'Without a title' },
			{ label: 'Scheduled for', value: letterMoment(dueAt) },
		],
		button: { label: `Open the ${noun}`, address: `${ORIGIN}${editPath}/${itemId}` },
		failure,
	}
}
