import { z } from 'zod/mini'
import { publishStates } from '../content/schedule.ts'
import { enquiryStates } from '../enquiries/desk-states.ts'
import { itemKinds } from '../items/kinds.ts'
import { siteHit } from '../search/site-search.ts'
import { described, moment, named } from '../shared/answers.ts'
import { lengths, requiredText } from '../shared/fields.ts'

/** In characters. */
export const shortestSearch = 2

/** The newest of a kind that a search finds. */
export const mostFound = 20

const tooShort = `At least ${shortestSearch} characters`

/** `titles` also finds people, contact requests, applications, pages and PDFs; `texts` finds items whose title lacks a word. */
export const searchQuestion = z.strictObject({
	text: requiredText(tooShort, lengths.search).check(
		z.refine((text) => text.length >= shortestSearch, tooShort),
		z.meta({ minLength: shortestSearch }),
	),
	in: z.enum(['titles', 'texts'], { error: 'titles or texts is expected' }),
})
export type SearchQuestion = z.infer<typeof searchQuestion>

const foundItem = named(
	'FoundItem',
	z.object({
		kind: z.enum(itemKinds),
		id: z.nullable(described('null: it was never saved.', z.int())),
		draftId: z.nullable(described('The id of a draft that was never saved.', z.int())),
		title: z.string(),
		excerpt: z.nullable(described('The words around the first hit in the text.', z.string())),
		state: z.enum(publishStates),
		publishAt: z.nullable(moment('From when visitors see it.')),
		hasDraft: z.boolean(),
		changesAt: z.nullable(moment('When a scheduled version replaces it.')),
	}),
)
export type FoundItem = z.infer<typeof foundItem>

const foundPerson = named(
	'FoundPerson',
	z.object({ id: z.int(), userName: z.string(), fullName: z.string(), email: z.string() }),
)
export type FoundPerson = z.infer<typeof foundPerson>

const foundEnquiry = named(
	'FoundEnquiry',
	z.object({
		id: z.int(),
		name: z.string(),
		organization: z.string(),
		department: z.string(),
		emailId: z.string(),
		reference: z.string(),
		state: z.enum(enquiryStates),
		createdAt: moment(),
	}),
)
export type FoundEnquiry = z.infer<typeof foundEnquiry>

const foundApplication = named(
	'FoundApplication',
	z.object({ id: z.int(), name: z.string(), jobPost: z.string(), createdAt: moment() }),
)
export type FoundApplication = z.infer<typeof foundApplication>

export const searchAnswer = named(
	'SearchAnswer',
	z.object({
		items: z.array(foundItem),
		people: z.array(foundPerson),
		enquiries: z.array(foundEnquiry),
		applications: z.array(foundApplication),
		site: described('Pages and PDFs of the website, as visitors find them.', z.array(siteHit)),
		more: described('Whether more may exist: a kind has more than it shows, or its search took too long.', z.boolean()),
	}),
)
export type SearchAnswer = z.infer<typeof searchAnswer>
