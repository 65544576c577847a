import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { confirmingDigits, wrongDigitsToEnd, wrongDigitsToLock } from '#contracts/hiring/applicant-page.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { asciiDigits } from '#contracts/shared/plain-characters.ts'
import type { Database } from '#worker/data/db.ts'
import { applicationLinks } from './application-links.table.ts'

const onlyDigits = (text: string) => asciiDigits(text).replace(/\D/g, '')

/** Whether these are the last digits of a number, or all of a shorter one. */
const areItsDigits = (typed: string, mobileNumber: string): boolean =>
	onlyDigits(typed) !== '' && onlyDigits(typed) === onlyDigits(mobileNumber).slice(-confirmingDigits)

type Confirmed = 'yes' | 'no' | 'locked'

/**
 * Compares the digits that an applicant typed. Counts the try first, so that concurrent tries all count, and takes a
 * right one back.
 */
export async function confirmDigits(
	db: Database,
	linkId: number,
	typed: string,
	mobileNumber: string,
	now: Date,
): Promise<Confirmed> {
	const { id, wrongDigits, lockedUntil } = applicationLinks
	const lockEnd = new Date(now.getTime() + dayMs).toISOString()
	const [counted] = await db
		.update(applicationLinks)
		.set({
			wrongDigits: sql`${wrongDigits} + 1`,
			lockedUntil: sql`case when (${wrongDigits} + 1) % ${wrongDigitsToLock} = 0 then ${lockEnd} end`,
		})
		.where(
			and(
				eq(id, linkId),
				lt(wrongDigits, wrongDigitsToEnd),
				or(isNull(lockedUntil), lte(lockedUntil, now.toISOString())),
			),
		)
		.returning({ wrongDigits })
	if (!counted) return 'locked'
	if (!areItsDigits(typed, mobileNumber)) return 'no'
	await db
		.update(applicationLinks)
		.set({ wrongDigits: sql`${wrongDigits} - 1`, lockedUntil: null })
		.where(eq(id, linkId))
	return 'yes'
}
