import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { objectExpected, optionalRowId, rowId, searchText, seenId } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import {
	deskTabs,
	type EnquiryState,
	enquiryStateNames,
	enquiryStates,
	mostCountedOnTab,
	searchedMonths,
} from './desk-tabs.ts'

export type { EnquiryState }
export { deskTabs, enquiryStateNames, enquiryStates, mostCountedOnTab, searchedMonths }

export const deskPageSize = 25

/** Whose enquiries: the user's own, those without an owner, or those of a user. */
const owner = () =>
	z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(
			z.union([z.enum(['mine', 'nobody']), rowId()], { error: 'mine, nobody or the id of a user is expected' }),
		),
	)

const deskFilters = {
	tab: z.enum(deskTabs, { error: 'Choose a tab of the desk' }),
	owner: owner(),
	departmentId: optionalRowId(),
	text: searchText(),
	/** Whether the texts of all messages are searched, not those of the last `searchedMonths`. */
	allTime: z.optional(z.boolean({ error: 'true or false is expected' })),
}

export const deskFilter = z.strictObject(deskFilters, objectExpected('Filters are expected'))
export type DeskFilter = z.infer<typeof deskFilter>

export const deskQuery = z.strictObject({ ...deskFilters, pageNumber: pageNumber(), size: pageSize(deskPageSize) })
export type DeskQuery = z.infer<typeof deskQuery>

/** A colleague by name. */
export const person = named('DeskPerson', z.object({ id: z.int(), fullName: z.string() }))

/** An enquiry in the list of the desk. */
export const deskRow = named(
	'DeskRow',
	z.object({
		id: z.int(),
		reference: described('What visitors and staff call it.', z.string(), 'K7M-4QX'),
		version: z.int(),
		state: z.enum(enquiryStates),
		owner: z.nullable(person),
		departmentId: z.int(),
		department: z.string(),
		name: z.string(),
		organization: z.string(),
		emailId: z.string(),
		/** The beginning of the newest message of the visitor. */
		excerpt: z.string(),
		arrivedBy: z.enum(['form', 'mail']),
		createdAt: moment('When it arrived. UTC.'),
		updatedAt: moment(),
		waitingSince: z.nullable(moment('Since when the visitor waits for an answer; null: we have answered.')),
		dueAt: z.nullable(moment('When the answer is due by the hours of the department.')),
		wakesAt: z.nullable(moment('Until when it sleeps.')),
	}),
)
export type DeskRow = z.infer<typeof deskRow>

/** The newest rows when a list was read: what has a higher id came later. */
export const newestOfDesk = z.strictObject(
	{ enquiry: seenId(), message: seenId() },
	objectExpected('The newest rows are expected'),
)

const count = () => described(`At most ${mostCountedOnTab}, which means more.`, z.int())

export const deskPage = named(
	'DeskPage',
	z.object({
		content: z.array(deskRow),
		totalElements: z.int(),
		totalPages: z.int(),
		counts: z.object({ new: count(), open: count(), waiting: count(), done: count(), spam: count(), all: count() }),
		newest: described('What `newcount` gets as `seen`.', newestOfDesk),
		searchedSince: z.nullable(moment('Texts of older messages were not searched.')),
	}),
)
export type DeskPage = z.infer<typeof deskPage>

/** People who can own an enquiry or be told of a note: those who may open the desk. */
export const deskPeople = z.array(
	named('DeskColleague', z.object({ id: z.int(), fullName: z.string(), userName: z.string() })),
)
export type DeskPeople = z.infer<typeof deskPeople>
