import { z } from 'zod/mini'
import { type ItemKindName, itemKinds, kindFacts } from '../items/kinds.ts'
import { described, moment, named } from '../shared/answers.ts'
import { optionalDate } from '../shared/calendar.ts'
import { optionalRowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'

export const auditPageSize = 20

const kindLabels = Object.fromEntries(itemKinds.map((kind) => [kind, kindFacts[kind].label])) as Record<
	ItemKindName,
	string
>

/** The kind of an act's item -> its name in the audit log. */
export const auditedSections = {
	account: 'Accounts and sign-in',
	users: 'Users',
	...kindLabels,
	blogCategories: 'Blog categories',
	blogTags: 'Blog tags',
	applications: 'Received applications',
	enquiries: 'Contact requests',
	administration: 'Administration',
} as const
export type AuditedSection = keyof typeof auditedSections

export const isAuditedSection = (name: string): name is AuditedSection => Object.hasOwn(auditedSections, name)

/** The first words of acts on rows that items name or use. Their ids are no ids of items. */
const labelNouns: Readonly<Record<string, readonly string[]>> = {
	caseStudies: ['category'],
	careers: ['job type'],
	enquiries: ['department', 'saved reply'],
	applications: ['saved reply'],
}

/** Whether an act is about a category, a type, a department or a saved reply of its section. */
export const isAboutLabel = ({ section, action }: { section: string; action: string }): boolean =>
	(labelNouns[section] ?? []).some((noun) => action.startsWith(`${noun} `))

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
	/** The first and the last day, by the company's calendar. */
	from: optionalDate(),
	to: optionalDate(),
})
export type AuditQuery = z.infer<typeof auditQuery>

export const auditedChange = named(
	'AuditedChange',
	z.object({
		field: z.string(),
		before: z.nullable(z.string()),
		after: z.nullable(z.string()),
		secret: described('Both values of a secret are null.', z.boolean()),
	}),
)
export type AuditedChange = z.infer<typeof auditedChange>

const length = () => described('In characters; 0 for none and for a secret.', z.int())

/** A change without its values, which may be long. */
export const changedField = named(
	'ChangedField',
	z.object({ field: z.string(), beforeLength: length(), afterLength: length(), secret: z.boolean() }),
)
export type ChangedField = z.infer<typeof changedField>

export const auditedAct = named(
	'AuditedAct',
	z.object({
		id: z.int(),
		at: moment(),
		userId: described('The actor; null without a session.', z.nullable(z.int())),
		userName: described('The name at that time.', z.nullable(z.string())),
		userNameNow: described('The name that the same user has today.', z.nullable(z.string())),
		fullName: described('The full name of the same user today.', z.nullable(z.string())),
		section: described('As recorded. This release may lack the section.', z.string()),
		action: z.string(),
		itemId: z.nullable(z.int()),
		title: described('Of what was changed, as far as it is known.', z.nullable(z.string())),
		isThere: described('Whether it still exists.', z.boolean()),
		changes: z.array(changedField),
		requestId: z.string(),
		times: described('Repeated refusals within a minute share a row: their number.', z.int()),
	}),
)
export type AuditedAct = z.infer<typeof auditedAct>
