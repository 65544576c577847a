import { sql } from 'drizzle-orm'
import { brand } from '#web/content/brand.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { permissions, userPermissions, users } from '#worker/data/users.table.ts'
import { hashPassword } from '#worker/features/auth/passwords.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { nameColumns, userSearchKey } from '#worker/features/users/user-names.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { enquiryStatements, savedReplyStatements } from './fill-desk.ts'
import type { DemoEnquiry, DemoSavedReply, DemoStaff } from './schemas/people.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const enquiriesSinceDays = 60
const usersSinceDays = 700

type People = {
	staff: readonly DemoStaff[]
	enquiries: readonly DemoEnquiry[]
	savedReplies: readonly DemoSavedReply[]
}

/**
 * Adds accounts, staff, saved replies and enquiries to a database that has neither users nor enquiries. Returns how many, or null if it
 * has some. The password of the accounts is public, so a database that is not local is refused.
 */
export async function fillAccounts(bindings: Bindings, people: People, now = new Date()) {
	if (!isLocal(bindings)) throw new Refusal('Demo data goes into a local database only: ENVIRONMENT is not "local"')
	const db = openDatabase(bindings.DB, 'primary')
	if ((await db.$count(users)) > 0 || (await db.$count(enquiries)) > 0) return null

	const passwordHash = await hashPassword(demoPassword, bindings.PASSWORD_PEPPER)
	const accounts = demoAccounts.map((account) => ({ ...account, email: account.userName, passwordHash }))
	const staff = people.staff.map((person) => ({ ...person, passwordHash: null }))
	const userRows = [...accounts, ...staff].flatMap((person, index, all) =>
		userStatements(db, person, index, agoOf(now, usersSinceDays * dayMs, 1 - index / all.length)),
	)
	const enquiryRows = people.enquiries.flatMap((enquiry, index, all) => {
		const createdAt = agoOf(now, enquiriesSinceDays * dayMs, ((index + 0.1) / all.length) ** 1.4)
		return enquiryStatements(db, enquiry, { index, createdAt: new Date(createdAt), now })
	})
	const [first, ...rest] = [...userRows, ...savedReplyStatements(db, people.savedReplies, now), ...enquiryRows]
	if (first) await db.batch([first, ...rest])
	return { users: accounts.length + staff.length, enquiries: people.enquiries.length }
}

/** Returns a moment: now minus a share of a span. */
const agoOf = (now: Date, span: number, share: number) =>
	new Date(now.getTime() - Math.round(span * share)).toISOString()

function userStatements(
	db: Database,
	person: DemoStaff & { passwordHash: string | null },
	index: number,
	createdAt: string,
) {
	const { userName, fullName, email, active = true, passwordHash, roles } = person
	const name = nameColumns(userName)
	const mobileNumber = `${brand.staffNumbers.example.slice(0, -3)}${100 + index}`
	return [
		db.insert(users).values({
			...name,
			...userSearchKey({ userName, fullName, email }),
			fullName,
			email,
			mobileNumber,
			active,
			passwordHash,
			createdAt,
			updatedAt: createdAt,
		}),
		db
			.insert(userPermissions)
			.select(
				sql`select ${users.id}, ${permissions.id} from ${users}, ${permissions} where ${users.userNameKey} = ${name.userNameKey} and ${permissions.role} in (select value from json_each(${JSON.stringify(roles)}))`,
			),
	]
}
