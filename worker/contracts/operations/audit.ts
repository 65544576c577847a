import { z } from 'zod/mini'
import { optionalRowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'

export const auditPageSize = 20

/** The kind of an act's item -> its name in the audit log. */
export const auditedSections = {
	account: 'Accounts and sign-in',
	users: 'Users',
	blogs: 'Blogs',
	blogCategories: 'Blog categories',
	blogTags: 'Blog tags',
	caseStudies: 'Case studies',
	news: 'News',
	flyers: 'Flyers',
	whitepapers: 'Whitepapers',
	events: 'Events',
	careers: 'Careers',
	applications: 'Received applications',
	enquiries: 'Contact requests',
	administration: 'Administration',
} as const
export type AuditedSection = keyof typeof auditedSections

export const isAuditedSection = (name: string): name is AuditedSection => Object.hasOwn(auditedSections, name)

export const auditQuery = z.strictObject({
	pageNumber: pageNumber(),
	size: pageSize(auditPageSize),
	/** The exact user name of the actor. */
	userName: searchText(),
	section: z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(
			z
				.string({ error: 'Choose a section from the list' })
				.check(z.refine(isAuditedSection, 'Choose a section from the list')),
		),
	),
	/** Needs `section`: ids are unique within a section only. */
	itemId: optionalRowId(),
})
export type AuditQuery = z.infer<typeof auditQuery>

/** One changed field of a row. Both values are null for a secret. */
export type AuditedChange = { field: string; before: string | null; after: string | null; secret: boolean }

export type AuditedAct = {
	id: number
	/** UTC. */
	at: string
	/** The actor; null without a session. */
	userId: number | null
	/** The name at that time. */
	userName: string | null
	/** The name that the same user has today. */
	userNameNow: string | null
	/** As recorded. This release may lack the section. */
	section: string
	action: string
	itemId: number | null
	changes: AuditedChange[]
	requestId: string
	/** Repeated refusals within a minute share a row: their number. */
	times: number
}
