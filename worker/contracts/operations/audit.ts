import { z } from 'zod/mini'
import { optionalRowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'

export const auditPageSize = 20

/** Of what kind the item of an act is, with the name that people know it by. */
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
	/** The whole user name of who did it. */
	userName: searchText(),
	section: z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(
			z
				.string({ error: 'Choose a section from the list' })
				.check(z.refine(isAuditedSection, 'Choose a section from the list')),
		),
	),
	/** Of one section only: ids of different sections have nothing to do with each other. */
	itemId: optionalRowId(),
})
export type AuditQuery = z.infer<typeof auditQuery>

/** One field of a row: as it was, and as it is. Both null where it is a secret. */
export type AuditedChange = { field: string; before: string | null; after: string | null; secret: boolean }

export type AuditedAct = {
	id: number
	/** UTC. */
	at: string
	/** Who did it; null where nobody was signed in. */
	userId: number | null
	/** The name at that time. */
	userName: string | null
	/** The name that the same user has today. */
	userNameNow: string | null
	/** As it was recorded: a section of today, or of an earlier release. */
	section: string
	action: string
	itemId: number | null
	changes: AuditedChange[]
	requestId: string
	/** How often it happened within a minute: refusals share a row. */
	times: number
}
