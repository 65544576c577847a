import { z } from 'zod/mini'
import { applicationsFilter } from '../careers/applications.ts'
import { newestOfDesk } from '../desks/desk.ts'
import { enquiryFilter } from '../enquiries/desk.ts'
import { described, named } from '../shared/answers.ts'
import { objectExpected, seenId } from '../shared/fields.ts'
import { mostCountedOnTab, mostNew } from '../shared/most-counted.ts'

const listExpected = objectExpected('The open list is expected')

/** What a tab shows: an open list with its filters, and the newest rows that were there when it was loaded. */
export const newCountQuestion = z.strictObject({
	desk: z.optional(z.strictObject({ seen: newestOfDesk, filter: enquiryFilter }, listExpected)),
	applications: z.optional(z.strictObject({ seen: seenId(), filter: z.optional(applicationsFilter) }, listExpected)),
})
export type NewCountQuestion = z.infer<typeof newCountQuestion>

const upTo = (most: number, what: string) => described(`${what} At most ${most}, which means more.`, z.int())

const inList = () => upTo(mostNew, 'Those that the open list would show.')

/** Sections that the user may not open are absent. */
export const newCount = named(
	'NewCount',
	z.object({
		enquiries: z.optional(
			z.object({
				new: upTo(mostCountedOnTab, 'Contact requests that nobody has taken up.'),
				answered: upTo(mostCountedOnTab, 'Open contact requests of the user to which the visitor has added something.'),
				inList: inList(),
			}),
		),
		applications: z.optional(
			z.object({
				newest: described('The newest application. 0: there is none.', z.int()),
				unread: upTo(mostNew, 'Those in open stages that the user has not opened.'),
				arrived: upTo(mostNew, 'Those that arrived since.'),
				inList: inList(),
			}),
		),
	}),
)
export type NewCount = z.infer<typeof newCount>
