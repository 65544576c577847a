import { type AuditQuery, auditedSections, auditPageSize, isAuditedSection } from '#contracts/operations/audit.ts'
import { answerOf } from '#web/api.ts'
import { chosenFilter, typedFilter } from '../lists/filters/used-filters.ts'
import { dayIn, dayTextIn, type ListConfig, pageOf } from '../lists/list-address.ts'
import { usersApi } from '../staff-api.ts'

export const auditList = {
	name: 'audit',
	section: 'administration',
	filters: ['person', 'section', 'item', 'from', 'to'],
} as const satisfies ListConfig

/** The item number only counts within a section. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
	const section = params.get('section') ?? ''
	const known = isAuditedSection(section) ? section : null
	const item = Number(params.get('item'))
	return {
		pageNumber: pageOf(params),
		size: auditPageSize,
		userName: params.get('person') || null,
		section: known,
		itemId: known !== null && Number.isSafeInteger(item) && item > 0 ? item : null,
		from: dayIn(params.get('from')),
		to: dayIn(params.get('to')),
	}
}

/** A user name, and the full name that a filter shows. */
export type NamedUser = readonly [userName: string, fullName: string]

const mostUsers = 100

/** The first users, to choose from. The address may name any other one. */
export async function namesOfUsers(): Promise<NamedUser[]> {
	const query = { pageNumber: 1, size: mostUsers, userName: null, active: null }
	const { content } = await answerOf(usersApi.getalluserdetails.$post({ json: query }))
	return content.map(({ userName, fullName }) => [userName, fullName])
}

export function auditFiltersIn(params: URLSearchParams, users: readonly NamedUser[] = []) {
	const section = chosenFilter(params, 'section', 'Section', Object.entries(auditedSections))
	// Item numbers are unique within a section only.
	const item = section.length > 0 ? typedFilter(params, 'item', 'Item number') : []
	return [
		...typedFilter(params, 'person', 'Person', (name) => users.find(([userName]) => userName === name)?.[1] ?? name),
		...section,
		...item,
		...typedFilter(params, 'from', 'From', dayTextIn),
		...typedFilter(params, 'to', 'To', dayTextIn),
	]
}
