import { holdsSection } from '#contracts/auth/roles.ts'
import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import type { Database } from '#worker/data/db.ts'
import { readParts } from '#worker/data/read-parts.ts'
import { arrivedApplications } from '#worker/features/applications/arrived-applications.queries.ts'
import { newEnquiries } from '#worker/features/enquiries/desk/enquiry-desk.queries.ts'
import type { Staff } from '#worker/http/request-context.ts'

/** Counts what came in the sections that the user may open, in one batch. */
export async function countNew(
	db: Database,
	{ desk, applications }: NewCountQuestion,
	{ id, permissions }: Pick<Staff, 'id' | 'permissions'>,
	now = new Date(),
): Promise<NewCount> {
	const { answers } = await readParts<NewCount>(db, {
		...(holdsSection(permissions, 'enquiries') && { enquiries: newEnquiries(db, desk, id, now) }),
		...(holdsSection(permissions, 'applications') && { applications: arrivedApplications(db, applications, id) }),
	})
	return Object.assign({}, ...answers)
}
