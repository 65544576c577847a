import type { Bindings } from '#worker/http/request-context.ts'
import { demoEnquiries, demoSavedReplies, demoStaff } from './demo-content.ts'
import { fillAccounts } from './fill-accounts.ts'
import { fillCareers } from './fill-careers.ts'
import { fillPublishing } from './fill-publishing.ts'

/** Fills each empty part of a local database. Returns how many rows of each kind it has added. */
export async function fillDemo(bindings: Bindings, now = new Date()): Promise<Record<string, number>> {
	return {
		...(await fillAccounts(
			bindings,
			{ staff: demoStaff, enquiries: demoEnquiries, savedReplies: demoSavedReplies },
			now,
		)),
		...(await fillPublishing(bindings)),
		...(await fillCareers(bindings, now)),
	}
}
