import { eq } from 'drizzle-orm'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { replacements } from '#worker/editing/replacements.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Letter } from '#worker/mail/send-letter.ts'

/** Tells the owner of a scheduled replacement that it did not become live, and why. */
export async function replacementRefusedMail(
	db: Database,
	bindings: Bindings,
	replacementId: number,
): Promise<Letter | null> {
	const [found] = await db
		.select({ replacement: replacements, email: users.email, active: users.active })
		.from(replacements)
		.innerJoin(users, eq(users.id, replacements.createdBy))
		.where(eq(replacements.id, replacementId))
	if (!found?.active || found.replacement.failure === null) return null
	const { title, dueAt, failure } = found.replacement
	return {
		to: `${found.email}@${bindings.MAIL_DOMAIN}`,
		subject: 'A scheduled version did not go live',
		text: `Your version of this was due on ${companyMomentText(dueAt)}:

${title || 'Without a title'}

The live version stays, because your version was refused:

${failure}

Your draft is kept. Open it under Coming up, change it and schedule it again: ${bindings.ORIGIN}/Admin
`,
	}
}
