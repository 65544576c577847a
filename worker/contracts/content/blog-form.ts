import { z } from 'zod/mini'
import type { FieldsOf } from '../items/fields.ts'
import { draftVersion } from '../items/items.ts'
import { optionalDate } from '../shared/calendar.ts'
import { optionalId, optionalRowId, optionalText, requiredText } from '../shared/fields.ts'
import { anyItemFile, changeFlag, fileRules, flag, type ItemFormFile, itemUpload } from '../shared/uploads.ts'
import { alternativeText, scheduleRule, startedFrom, unless } from './publishable.ts'
import { longestRichText, pictureNamePattern } from './rich-text.ts'
import { scheduleFormFields } from './schedule.ts'

export const highestPriority = 5

/** Ids, separated by commas. */
const tagList = () =>
	z.pipe(
		optionalText(4_000).check(
			z.regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14})*)?$/, 'Ids with commas between are expected'),
		),
		z.transform((text: string) => (text === '' ? [] : [...new Set(text.split(',').map(Number))])),
	)

/** 0 to 5. '' means that no priority is chosen, which differs from 0. */
const priority = () => {
	const message = `A number from 0 to ${highestPriority} is expected`
	return z.pipe(
		z.transform((value: number | string | null | undefined) => (value === '' || value === undefined ? null : value)),
		z.nullable(
			z
				.pipe(
					z.union(
						[
							z.int(message).check(z.minimum(0, message), z.maximum(highestPriority, message)),
							z.string().check(z.regex(/^\d$/, message)),
						],
						{ error: message },
					),
					z.transform(Number),
				)
				.check(z.int(message), z.minimum(0, message), z.maximum(highestPriority, message)),
		),
	)
}

/** Pictures inside the text, by the name in their placeholder `{{name}}`. */
const insidePictures = () => {
	const name = z.string().check(z.regex(pictureNamePattern))
	const error = ({ code }: { code: string }) =>
		code === 'invalid_key' ? 'A name of a-z, 0-9 and - is expected' : fileRules.picture.wrongType
	return z.pipe(
		z.optional(z.record(name, itemUpload(fileRules.picture), { error })),
		z.transform((sent: Record<string, ItemFormFile | undefined> | undefined) => sent ?? {}),
	)
}

const fields = {
	blogsId: optionalRowId(),
	heading: requiredText('Heading is required.'),
	subHeading: optionalText(),
	authorName: optionalText(),
	date: optionalDate(),
	category: optionalId(),
	tags: tagList(),
	active: flag(),
	...scheduleFormFields,
	content: optionalText(longestRichText, 'html'),
	priorityBlog: priority(),
	coverImage: itemUpload(fileRules.blogCover),
	coverAlt: alternativeText(),
	hasCoverImageChanged: changeFlag(),
	thumbnailImage: itemUpload(fileRules.blogThumbnail),
	thumbnailAlt: alternativeText(),
	hasThumbnailImageChanged: changeFlag(),
	profileImage: itemUpload(fileRules.blogProfile),
	profileAlt: alternativeText(),
	hasProfileImageChanged: changeFlag(),
	shareImage: itemUpload(fileRules.picture),
	hasShareImageChanged: changeFlag(),
	images: insidePictures(),
	hasImagesChanged: changeFlag(),
	version: startedFrom(),
	draftVersion: draftVersion(),
}

type Fields = z.infer<z.ZodMiniObject<typeof fields>>

/** A blog's three pictures. `changed`: the flag of a new file. `required`: the message for an active blog without it. */
export const blogPictureFields = [
	{
		field: 'thumbnailImage',
		changed: 'hasThumbnailImageChanged',
		alt: 'thumbnailAlt',
		required: 'Thumbnail is required.',
	},
	{ field: 'coverImage', changed: 'hasCoverImageChanged', alt: 'coverAlt', required: 'Cover is required.' },
	{
		field: 'profileImage',
		changed: 'hasProfileImageChanged',
		alt: 'profileAlt',
		required: 'Profile image is required.',
	},
] as const
export type BlogPictureField = (typeof blogPictureFields)[number]['field']

/** The picture that networks show for a shared blog. Without it they show the cover. A new cover removes it. */
export const blogSharePicture = {
	field: 'shareImage',
	changed: 'hasShareImageChanged',
	required: 'Share card is required.',
} as const

/** The pictures that an active blog lacks, as messages by field. `stored`: the pictures that it has already. */
export function missingPictures(form: Partial<Fields>, stored: readonly BlogPictureField[]): Record<string, string> {
	if (!form.active) return {}
	const missing = blogPictureFields.filter(
		({ field, changed }) => !(form[changed] || !form.blogsId ? form[field] !== undefined : stored.includes(field)),
	)
	return Object.fromEntries(missing.map(({ field, required }) => [field, required]))
}

const whenActive = (lacks: (form: Partial<Fields>) => boolean, field: keyof Fields, error: string) =>
	unless<Fields>((form) => form.active === true && lacks(form), field, error)

const changedWithoutFile = ({
	field,
	changed,
	required,
}: (typeof blogPictureFields)[number] | typeof blogSharePicture) =>
	unless<Fields>((form) => form[changed] === true && form[field] === undefined, field, required)

const rules = [
	whenActive(({ subHeading }) => !subHeading, 'subHeading', 'Sub heading is required.'),
	whenActive(({ authorName }) => !authorName, 'authorName', 'Author name is required.'),
	whenActive(({ date }) => !date, 'date', 'Date is required.'),
	whenActive(({ category }) => !category, 'category', 'Category is required.'),
	whenActive(({ tags }) => !tags?.length, 'tags', 'At least one tag is required.'),
	whenActive(({ content }) => !content, 'content', 'Content is required.'),
	whenActive(({ priorityBlog }) => typeof priorityBlog !== 'number', 'priorityBlog', 'Priority is required.'),
	...[...blogPictureFields, blogSharePicture].map(changedWithoutFile),
	scheduleRule(),
] as const

/** The form of `saveblog`. The server checks an active blog's pictures against the stored row: see `missingPictures`. */
export const blogForm = z.strictObject(fields).check(...rules)
export type BlogInput = z.infer<typeof blogForm>

export const blogFields = {
	heading: 'text',
	subHeading: 'text',
	content: 'html',
	images: { type: 'pictures', changed: 'hasImagesChanged' },
	active: 'flag',
	publishAt: 'moment',
	unpublishAt: 'moment',
	date: 'date',
	category: 'choice',
	tags: 'choices',
	priorityBlog: 'option',
	authorName: 'text',
	profileImage: { type: 'picture', changed: 'hasProfileImageChanged' },
	profileAlt: 'text',
	coverImage: { type: 'picture', changed: 'hasCoverImageChanged' },
	coverAlt: 'text',
	thumbnailImage: { type: 'picture', changed: 'hasThumbnailImageChanged' },
	thumbnailAlt: 'text',
	shareImage: { type: 'picture', changed: 'hasShareImageChanged' },
} as const satisfies FieldsOf<BlogInput>

const picturesForm = z.object({
	blogsId: fields.blogsId,
	active: fields.active,
	thumbnailImage: anyItemFile(),
	coverImage: anyItemFile(),
	profileImage: anyItemFile(),
	hasThumbnailImageChanged: fields.hasThumbnailImageChanged,
	hasCoverImageChanged: fields.hasCoverImageChanged,
	hasProfileImageChanged: fields.hasProfileImageChanged,
})

/** The fields that `missingPictures` needs; null if they are invalid. A file of a wrong type does not count as missing. */
export const picturesOf = (sent: unknown) => picturesForm.safeParse(sent).data ?? null

/** The same form for the browser, which knows the stored pictures. */
export const blogFormWith = (stored: readonly BlogPictureField[]) =>
	blogForm.check(
		...blogPictureFields.map(({ field, required }) =>
			unless<Fields>((form) => field in missingPictures(form, stored), field, required),
		),
	)
