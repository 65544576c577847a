import type { Schedule } from '#contracts/content/schedule.ts'

/** The times of a schedule in a form: moments in UTC; '' if there is none. */
export type ScheduleTimes = Record<keyof Schedule, string>

/** The field names of an item's schedule, with its Published box. */
export const schedule = { published: 'isPublished', publishAt: 'publishAt', unpublishAt: 'unpublishAt' } as const
