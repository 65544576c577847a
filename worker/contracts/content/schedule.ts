import { z } from 'zod/mini'
import { described, moment } from '../shared/answers.ts'
import { optionalMoment } from '../shared/calendar.ts'

/** When visitors see a published item: from the one moment until the other. null: at once; for ever. */
export type Schedule = { publishAt: string | null; unpublishAt: string | null }

export const noSchedule: Schedule = { publishAt: null, unpublishAt: null }

export const scheduleMessages = { endsTooSoon: 'The end must be after the start' } as const

/** The fields of a schedule in a form. Absent fields keep their stored value. */
export const scheduleFormFields = {
	publishAt: z.optional(optionalMoment()),
	unpublishAt: z.optional(optionalMoment()),
}

/** Whether a schedule ends before it begins. */
export const endsBeforeStart = ({ publishAt, unpublishAt }: Partial<Schedule>) =>
	typeof publishAt === 'string' && typeof unpublishAt === 'string' && Date.parse(unpublishAt) <= Date.parse(publishAt)

export const publishStates = ['draft', 'scheduled', 'published', 'ended'] as const
export type PublishState = (typeof publishStates)[number]

/** The schedule of an item in answers for staff. */
export const scheduledFields = {
	publishAt: z.nullable(moment('From when visitors see it, in UTC; null: at once.')),
	unpublishAt: z.nullable(moment('Until when visitors see it, in UTC; null: for ever.')),
	state: described('What visitors see now. The Published box alone tells what is stored.', z.enum(publishStates)),
}
export type Scheduled = z.infer<z.ZodMiniObject<typeof scheduledFields>>

/** The state of an item. `published` is its Published box. */
export function publishState(published: boolean, { publishAt, unpublishAt }: Schedule, now: Date): PublishState {
	const at = now.toISOString()
	if (!published) return 'draft'
	if (unpublishAt !== null && unpublishAt <= at) return 'ended'
	return publishAt !== null && publishAt > at ? 'scheduled' : 'published'
}
