import { z } from 'zod/mini'
import type { PublishState } from '../content/schedule.ts'
import { described, moment, named } from '../shared/answers.ts'
import { optionalMoment } from '../shared/calendar.ts'
import { optionalRowId, rowId } from '../shared/fields.ts'

const either = 'Either an item or a draft is expected'

/** Names an item, or a draft of an item that was never saved. */
export const previewed = z
	.strictObject({ itemId: optionalRowId(), draftId: optionalRowId() })
	.check(
		z.refine(({ itemId, draftId }) => (itemId === null) !== (draftId === null), { error: either, path: ['itemId'] }),
	)
export type PreviewedItem = z.infer<typeof previewed>

/** The state of a previewed item. `at`: the moment or calendar date of a scheduled start, or of an end in the past. */
export type PreviewState = { state: PublishState; at: string | null }

/** The item that a page previews. */
export type ShownPreview = PreviewState & { id: number }

export const livePreview = described(
	'The path of the page that shows the draft as it is now: for an hour, while the session lives.',
	z.string(),
	'/news?preview=eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
)

/** A link for reviewers without an account. */
export const sharedPreview = named(
	'SharedPreview',
	z.object({
		id: z.int(),
		address: described('The whole address. It shows the draft as it is at the time of reading.', z.string()),
		createdAt: moment(),
		createdBy: z.string(),
		expiresAt: moment(),
	}),
)
export type SharedPreview = z.infer<typeof sharedPreview>

/** Asks for the site at a moment. */
export const momentToShow = z.strictObject({
	at: z.pipe(
		optionalMoment(),
		z.string({ error: ({ input }) => (input === null ? 'Choose a date and a time' : undefined) }),
	),
})

export const siteAtPage = named(
	'SiteAtPage',
	z.object({
		name: z.string(),
		path: described('The path of the list at that moment: for an hour, while the session lives.', z.string()),
	}),
)
export type SiteAtPage = z.infer<typeof siteAtPage>

export const previewToRevoke = z.strictObject({ id: rowId() })
