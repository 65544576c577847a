import { type AuditQuery, auditedSections, auditPageSize, isAuditedSection } from '#contracts/operations/audit.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { chosenFilter, typedFilter } from '../lists/used-filters.ts'

export const auditList = { name: 'audit', filters: ['person', 'section', 'item'] } as const satisfies ListName

/** What the server is asked for by the list's part of the address. An item is one of a section. */
export function auditQueryOf(part: URLSearchParams): AuditQuery {
	const section = part.get('section') ?? ''
	const known = isAuditedSection(section) ? section : null
	const item = Number(part.get('item'))
	return {
		pageNumber: pageOf(part),
		size: auditPageSize,
		userName: part.get('person') || null,
		section: known,
		itemId: known !== null && Number.isSafeInteger(item) && item > 0 ? item : null,
	}
}

export function auditFiltersIn(part: URLSearchParams) {
	const section = chosenFilter(part, 'section', 'Section', Object.entries(auditedSections))
	// Items are numbered within their section.
	const item = section.length > 0 ? typedFilter(part, 'item', 'Item number') : []
	return [...typedFilter(part, 'person', 'User name'), ...section, ...item]
}
