import { expect, test } from 'vitest'
import { applicationFiltersIn, applicationsList } from '#web/admin/applications/applications-list.ts'
import { hiringDesk } from '#web/admin/applications/hiring-desk.tsx'
import { auditFiltersIn, auditList } from '#web/admin/audit/audit-list.ts'
import { blogFiltersIn, blogsList } from '#web/admin/blogs/blogs-list.ts'
import { jobFiltersIn, jobsList } from '#web/admin/careers/jobs-list.ts'
import { caseStudiesList, caseStudyFiltersIn } from '#web/admin/case-studies/case-studies-list.ts'
import { deskFiltersIn } from '#web/admin/desks/list/desk-filters.ts'
import { flyersList, whitepapersList } from '#web/admin/documents/documents-lists.ts'
import { enquiriesList } from '#web/admin/enquiries/enquiries-list.ts'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'
import { eventsList } from '#web/admin/events/events-list.ts'
import { activeStatuses } from '#web/admin/lists/filters/active-status.tsx'
import { titleFilterIn } from '#web/admin/lists/filters/title-search.tsx'
import { type FiltersIn, usedStatus, withoutAll } from '#web/admin/lists/filters/used-filters.ts'
import { changedParams, type ListConfig } from '#web/admin/lists/list-address.ts'
import { newsList } from '#web/admin/news/news-list.ts'
import { statuses } from '#web/admin/publishing/status-filter.ts'
import { userFiltersIn, usersList } from '#web/admin/users/users-list.ts'

const published: FiltersIn = (params) => [...titleFilterIn(params), ...usedStatus(params, statuses)]
const labels = {
	categories: [{ categoryId: 7, categoryName: 'Tides' }],
	tags: [
		{ tagsId: 3, tagsName: 'ebb' },
		{ tagsId: 4, tagsName: 'flood' },
	],
}
const blogs: FiltersIn = (params) => [...blogFiltersIn(params, labels), ...usedStatus(params, activeStatuses)]
const jobs = [{ id: 5, jobPosition: 'Ferry Pilot', jobLocation: 'Kochi' }]

type Narrowed = { list: ListConfig; filtersIn: FiltersIn; address: string; chips: string[] }

/** Each list with all of its filters set. */
const lists: Narrowed[] = [
	...[newsList, flyersList, whitepapersList, eventsList].map((list) => ({
		list,
		filtersIn: published,
		address: 'search=night+tide&status=unpublished',
		chips: ['Title: night tide', 'Status: UnPublished'],
	})),
	{
		list: caseStudiesList,
		filtersIn: (params) => [
			...caseStudyFiltersIn(params, [{ categoryId: 7, categoryName: 'Harbours', version: 1 }]),
			...usedStatus(params, statuses),
		],
		address: 'search=quay&status=published&category=7',
		chips: ['Title: quay', 'Category: Harbours', 'Status: Published'],
	},
	{
		list: blogsList,
		filtersIn: blogs,
		address: 'search=night+tide&category=7&tags=3,4&status=inactive',
		chips: ['Heading: night tide', 'Category: Tides', 'Tag: ebb', 'Tag: flood', 'Status: Inactive'],
	},
	{
		list: jobsList,
		filtersIn: (params) => jobFiltersIn(params, { 2: 'Internship' }),
		address: 'location=Kochi&position=pilot&type=2&from=2026-03-01&to=2026-04-30',
		chips: [
			'Location: Kochi',
			'Position: pilot',
			'Job type: Internship',
			'Starts on or after: 1 Mar 2026',
			'Due on or before: 30 Apr 2026',
		],
	},
	{
		list: applicationsList,
		filtersIn: (params) => [
			...applicationFiltersIn(params, jobs),
			...deskFiltersIn(hiringDesk, params, { groups: {}, people: [] }),
		],
		address:
			'job=5&notice=1+month&from=1&to=4.5&location=Wien&mobile=919&overdue=1&soon=1&erasure=1&owner=mine&search=java&alltime=1&sort=name&direction=asc',
		chips: [
			'Job post: Ferry Pilot, Kochi',
			'Notice period: 1 month',
			'Experience from: 1 year',
			'Experience to: 4.5 years',
			'Location: Wien',
			'Mobile number: 919',
			'Shown: Overdue',
			'Shown: Soon erased',
			'Shown: Erasure asked',
			'Owner: Mine',
			'Search: java',
		],
	},
	{
		list: enquiriesList,
		filtersIn: (params) =>
			deskFiltersIn(enquiryDesk, params, {
				groups: { 1: 'Sales' },
				people: [{ id: 7, fullName: 'Asha Varma', userName: 'asha', owns: true }],
			}),
		address: 'owner=7&department=1&automatic=1&search=letter+of+credit&alltime=1',
		chips: ['Owner: Asha Varma', 'Department: Sales', 'Shown: Automatic', 'Search: letter of credit'],
	},
	{
		list: usersList,
		filtersIn: userFiltersIn,
		address: 'search=asha&status=active',
		chips: ['Name or address: asha', 'Status: Active'],
	},
	{
		list: auditList,
		filtersIn: auditFiltersIn,
		address: 'person=asha&section=blogs&item=12&from=2026-01-30&to=2026-01-31',
		chips: ['Person: asha', 'Section: Blogs', 'Item number: 12', 'From: 30 Jan 2026', 'To: 31 Jan 2026'],
	},
]

const chipsOf = (filtersIn: FiltersIn, params: URLSearchParams) =>
	filtersIn(params).map(({ label, text }) => `${label}: ${text}`)
/** The order is not a filter, and the tabs of a desk are no part of one list. */
const narrowing = (list: ListConfig) =>
	list.filters.filter(
		(name) =>
			!['sort', 'direction', ...(list === enquiriesList || list === applicationsList ? ['status'] : [])].includes(name),
	)

test('every list of the back office is in this file', () => {
	const sources = import.meta.glob<string>('/web/admin/*/*.ts', { query: '?raw', import: 'default', eager: true })
	const all = Object.values(sources)
		.join('')
		.match(/satisfies ListConfig$/gm)
	expect(lists.map(({ list }) => list.name)).toHaveLength(all?.length ?? 0)
})

test.each(lists)('each filter of $list.name is told in words', ({ list, filtersIn, address, chips }) => {
	const params = new URLSearchParams(address)
	expect(narrowing(list).filter((name) => !params.has(name))).toEqual([])
	expect(chipsOf(filtersIn, params)).toEqual(chips)
	expect(filtersIn(new URLSearchParams('page=1'))).toEqual([])
})

test.each(lists)('$list.name without its chips is the whole list in the same order', ({ list, filtersIn, address }) => {
	const params = new URLSearchParams(address)
	const whole = changedParams(params, withoutAll(filtersIn(params)))
	expect(narrowing(list).filter((name) => whole.has(name))).toEqual([])
	for (const name of ['sort', 'direction']) expect(whole.get(name)).toBe(params.get(name))
})

test('a chip takes away its own filter, and of several ids its own', () => {
	const params = new URLSearchParams('search=tide&tags=3,4')
	const [heading, ebb, flood] = blogs(params)
	expect(heading?.without).toEqual({ search: null })
	expect(ebb?.without).toEqual({ tags: '4' })
	expect(flood?.without).toEqual({ tags: '3' })
	expect(blogs(new URLSearchParams('tags=3'))[0]?.without).toEqual({ tags: null })
})

test('an id without a name has a chip, because the server filters by it', () => {
	expect(chipsOf(blogs, new URLSearchParams('category=99'))).toEqual(['Category: No. 99'])
})

test.each([
	['status=all', blogs],
	['status=odd', published],
	['section=odd&item=3&from=yesterday', auditFiltersIn],
	['from=yesterday', (params: URLSearchParams) => jobFiltersIn(params, {})],
	['from=many&notice=never', (params: URLSearchParams) => applicationFiltersIn(params, jobs)],
] satisfies [string, FiltersIn][])('%s narrows nothing down, so it has no chip', (address, filtersIn) => {
	expect(filtersIn(new URLSearchParams(address))).toEqual([])
})
