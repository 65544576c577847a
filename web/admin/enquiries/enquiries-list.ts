import type { EnquiryDeskQuery, EnquiryFilter } from '#contracts/enquiries/desk.ts'
import { deskTabs } from '#contracts/enquiries/desk-states.ts'
import { enquiriesPageSize } from '#contracts/enquiries/enquiries.ts'
import { sharedFilterOf } from '../desks/list/desk-filters.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'

export const enquiriesList = {
	name: 'contact-requests',
	section: 'enquiries',
	filters: ['status', 'owner', 'department', 'automatic', 'search', 'alltime'],
	// A search may hold the name or the address of a visitor.
	personal: ['search', 'alltime'],
} as const satisfies ListConfig

export const deskFilterOf = (params: URLSearchParams): EnquiryFilter => ({
	...sharedFilterOf(deskTabs, params),
	departmentId: Number(params.get('department')) || null,
})

export const deskQueryOf = (params: URLSearchParams): EnquiryDeskQuery => ({
	...deskFilterOf(params),
	pageNumber: pageOf(params),
	size: enquiriesPageSize,
})
