import { type JobState, jobStateOf } from '#contracts/careers/careers.ts'
import { type PublishState, publishState, type Scheduled } from '#contracts/content/schedule.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { companyMoment, companyToday } from '#contracts/shared/company-time.ts'
import type { ItemDescription } from './item-description.ts'

/** What visitors see of an item, and from when. */
export type Visibility = Pick<Scheduled, 'state' | 'publishAt'>

type Values = Readonly<Record<string, unknown>>

/** The fields of a form that decide what visitors see of its item. */
export function visibilityFields(kind: ItemKindName): readonly string[] {
	const { publishedField } = kindFacts[kind]
	return publishedField ? [publishedField, 'publishAt', 'unpublishAt'] : ['startDate', 'dueDate']
}

/** What visitors see of an item with these values. */
export function visibilityOf(kind: ItemKindName, values: Values, now: Date): Visibility {
	const { publishedField } = kindFacts[kind]
	if (!publishedField) return jobVisibility(values, now)
	const publishAt = momentOf(values.publishAt)
	const schedule = { publishAt, unpublishAt: momentOf(values.unpublishAt) }
	return { state: publishState(values[publishedField] === true, schedule, now), publishAt }
}

/** null: there is none, or it is half filled in. */
const momentOf = (value: unknown) =>
	typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const jobStates = { Upcoming: 'scheduled', Open: 'published', Closed: 'ended' } as const satisfies Record<
	JobState,
	PublishState
>

/** The dates of a job open and close it. */
function jobVisibility({ startDate, dueDate }: Values, now: Date): Visibility {
	if (!isDay(startDate) || !isDay(dueDate) || dueDate < startDate) return { state: 'draft', publishAt: null }
	const state = jobStates[jobStateOf({ startDate, dueDate }, companyToday(now))]
	return { state, publishAt: momentOf(companyMoment(`${startDate}T00:00`)) }
}

/** Why visitors do not see an item; null: they do, or will. */
export function hiddenBecause({ kind, fields }: ItemDescription, { state }: Visibility): string | null {
	if (state === 'published' || state === 'scheduled') return null
	if (state === 'ended') return 'Not visible: its time is over'
	const box = fields.find(({ name }) => name === kindFacts[kind].publishedField)
	return box ? `Not visible: ${box.label} is not ticked` : 'Not visible: it has no dates yet'
}
