import type { ItemKindName } from '#contracts/items/kinds.ts'
import { asRecruiter, recruiterCall } from '../careers/careers-calls.ts'
import { openJob } from '../careers/jobs.ts'
import { callsOf, type Publishable } from '../published/publishable.ts'
import { type PublishableKind, publishableCalls } from '../published/publishable-calls.ts'

/** A kind of item for tests of all kinds: its editor, a saved item, and the readers who can find it. */
type AnyKind = {
	headers: Record<string, string>
	/** Saves a published item and returns its id. */
	saved: () => Promise<number>
	details: (id: number) => Promise<Response>
	isPublic: (id: number) => Promise<boolean>
}

const published = (kind: Publishable) => async (): Promise<AnyKind> => {
	const { headers, saved, details, publicRows } = await callsOf(kind)
	return {
		headers,
		details,
		saved: () => saved(kind.form()),
		isPublic: async (id) => (await publicRows()).some((row) => row[kind.id] === id),
	}
}

const everyPublishable = Object.fromEntries(
	Object.entries(publishableCalls).map(([name, kind]) => [name, published(kind)]),
) as Record<PublishableKind, () => Promise<AnyKind>>

/** Every kind of item. The labels of their forms must exist. */
export const everyKind: Record<ItemKindName, () => Promise<AnyKind>> = {
	...everyPublishable,
	careers: async () => {
		const details = (id: number) => recruiterCall(`fetchdetailsbyid?jobId=${id}`, { method: 'POST' })
		return {
			headers: await asRecruiter(),
			details,
			saved: openJob,
			isPublic: async (id) => (await details(id)).ok,
		}
	},
}
