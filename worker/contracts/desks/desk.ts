import { z } from 'zod/mini'
import { described, moment, named } from '../shared/answers.ts'
import { objectExpected, rowId, searchText, seenId } from '../shared/fields.ts'
import { mostCountedOnTab } from '../shared/most-counted.ts'

export const deskPageSize = 25

/** Whose subjects: the user's own, those without an owner, or those of a user. */
const owner = () =>
	z.pipe(
		z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
		z.nullable(
			z.union([z.enum(['mine', 'nobody']), rowId()], { error: 'mine, nobody or the id of a user is expected' }),
		),
	)

type Names<Name extends string> = readonly [Name, ...Name[]]

/** The filters of every desk. */
export const deskFilters = <Tab extends string>(tabs: Names<Tab>) => ({
	tab: z.enum(tabs, { error: 'Choose a tab of the desk' }),
	owner: owner(),
	text: searchText(),
	/** Whether the texts of all messages are searched, not those of the last `searchedMonths`. */
	allTime: z.optional(z.boolean({ error: 'true or false is expected' })),
	/** Whether what machines began is listed, and not what people did. */
	automatic: z.optional(z.boolean({ error: 'true or false is expected' })),
})

const anyFilter = z.object(deskFilters(['all']))
/** What the queries of a desk read of its filter. */
export type DeskFilter<Tab extends string = string> = Omit<z.infer<typeof anyFilter>, 'tab'> & { tab: Tab }

/** A colleague by name. */
export const person = named('DeskPerson', z.object({ id: z.int(), fullName: z.string() }))

/** The fields of a row in the list of every desk. */
export const deskRowFields = <State extends string>(states: Names<State>) => ({
	id: z.int(),
	reference: described('What visitors and staff call it.', z.string(), 'K7M-4QX'),
	version: z.int(),
	state: z.enum(states),
	owner: z.nullable(person),
	name: z.string(),
	emailId: z.string(),
	excerpt: described(
		'The beginning of the newest message of the visitor, after its subject if that is new.',
		z.string(),
	),
	automatic: described('Whether a machine began it.', z.boolean()),
	createdAt: moment('When it arrived. UTC.'),
	updatedAt: moment(),
	waitingSince: z.nullable(moment('Since when the visitor waits for an answer; null: we have answered.')),
	dueAt: z.nullable(moment('When the answer is due.')),
	wakesAt: z.nullable(moment('Until when it sleeps.')),
})

const anyRow = z.object(deskRowFields(['any']))
/** A row in the list of any desk. */
export type DeskRow<State extends string = string> = Omit<z.infer<typeof anyRow>, 'state'> & { state: State }

/** The newest rows when a list was read: what has a higher id came later. */
export const newestOfDesk = z.strictObject(
	{ subject: seenId(), message: seenId() },
	objectExpected('The newest rows are expected'),
)
export type NewestOfDesk = z.infer<typeof newestOfDesk>

const count = () => described(`At most ${mostCountedOnTab}, which means more.`, z.int())

const countsOf = <Tab extends string>(tabs: Names<Tab>) =>
	z.object(Object.fromEntries(tabs.map((tab) => [tab, count()])) as Record<Tab, ReturnType<typeof count>>)

/** The fields of a page of a desk's list. */
export const deskPageFields = <Row extends z.ZodMiniType, Tab extends string>(row: Row, tabs: Names<Tab>) => ({
	content: z.array(row),
	totalElements: z.int(),
	totalPages: z.int(),
	counts: countsOf(tabs),
	newest: described('What `newcount` gets as `seen`.', newestOfDesk),
	searchedSince: z.nullable(moment('Texts of older messages were not searched.')),
})

/** People who can be told of a note: those who may open subjects of the desk. */
export const deskPeople = z.array(
	named(
		'DeskColleague',
		z.object({
			id: z.int(),
			fullName: z.string(),
			userName: z.string(),
			owns: described('Whether they can own subjects.', z.boolean()),
		}),
	),
)
export type DeskPeople = z.infer<typeof deskPeople>
