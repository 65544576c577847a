import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'
import { atMost, fieldMessages, isStorable, optionalRowId } from '../shared/fields.ts'
import { fileFacts, fileKey } from './drafts.ts'
import { itemKinds } from './kinds.ts'

const longestSearch = 200

export const usedPicturesPageSize = 24

const searchMessage = `A text of at most ${longestSearch} characters is expected`

export const usedPicturesQuery = z.strictObject({
	/** Words that the title of an item or the alternative text of the picture must hold. */
	search: z.optional(
		z.nullable(
			z
				.string(searchMessage)
				.check(
					atMost(longestSearch, searchMessage),
					z.meta({ maxLength: longestSearch }),
					z.refine(isStorable, fieldMessages.unstorable),
				),
		),
	),
	/** `next` of the page before. */
	after: z.optional(z.nullable(fileKey())),
})
export type UsedPicturesQuery = z.infer<typeof usedPicturesQuery>

const itemWithFile = {
	kind: z.enum(itemKinds),
	id: z.int(),
}

export const usedPicture = named(
	'UsedPicture',
	z.object({
		...fileFacts,
		width: z.int(),
		height: z.int(),
		alt: described('The alternative text of the newest item that has one, or empty.', z.string()),
		items: described(
			'Published items that show it, the newest first, at most 10.',
			z.array(z.object({ ...itemWithFile, title: z.string() })),
		),
	}),
)
export type UsedPicture = z.infer<typeof usedPicture>

export const usedPictures = named(
	'UsedPictures',
	z.object({
		pictures: z.array(usedPicture),
		next: described(
			'Continues with older pictures; null: there are none. A page may have fewer pictures than the next one, or none.',
			z.nullable(z.string()),
			'd26ad9a2-2a0e-4d0a-9d4a-8ac6ff1a1b0e',
		),
	}),
)
export type UsedPictures = z.infer<typeof usedPictures>

/** A draft holds at most so many files. */
const mostKeys = 100
const keysMessage = `At most ${mostKeys} keys of files are expected`

export const filesOfForm = z.strictObject({
	/** The item of the form; absent for a new one. */
	itemId: optionalRowId(),
	/** Of the files that the form has besides those of the item. */
	keys: z.array(fileKey(), { error: keysMessage }).check(atMost(mostKeys, keysMessage), z.meta({ maxItems: mostKeys })),
})
export type FilesOfForm = z.infer<typeof filesOfForm>

export const fileUses = named(
	'FileUses',
	z.object({
		key: z.string(),
		type: described('Its media type.', z.string(), 'image/webp'),
		count: described('Of the other items that have the file, at most 100.', z.int()),
		items: described(
			'The newest 3 of them.',
			z.array(
				z.object({
					...itemWithFile,
					title: described('null: in a section that the caller does not hold.', z.nullable(z.string())),
				}),
			),
		),
	}),
)
export type FileUses = z.infer<typeof fileUses>
