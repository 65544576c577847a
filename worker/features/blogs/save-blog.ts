import {
	type BlogInput,
	blogSharePicture,
	missingPictures,
	blogPictureFields as pictureFields,
} from '#contracts/content/blog-form.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { auditedOf } from '#worker/editing/field-columns.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { checkEdit } from '#worker/editing/rows/read-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { filesKeeper, type KeepFiles } from '#worker/files/keep-files.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { cleaningVersion, picturesIn } from '#worker/publishing/rich-text.ts'
import { savedSchedule } from '#worker/publishing/schedule.ts'
import { attach } from './blog-attachments.ts'
import { blogSnapshot } from './blog-snapshot.ts'
import { blogFieldColumns, blogs, headingKeyOf } from './blogs.table.ts'
import { findStoredBlog, type StoredBlog, snapshotOf, storedPictureFields } from './read-blog.ts'

const pictureRules = {
	thumbnailImage: fileRules.blogThumbnail,
	coverImage: fileRules.blogCover,
	profileImage: fileRules.blogProfile,
	shareImage: fileRules.picture,
} as const

/** Adds a blog, or changes the one with the id of the form. Returns the id. */
export function saveBlog(db: Database, bindings: Bindings, form: BlogInput, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: BlogInput, editor: Editor): Promise<number> {
	const stored = await findStoredBlog(db, form)
	const { before } = stored
	await checkEdit(db, blogs, before, { id: form.blogsId, version: form.version }, 'blog.not-found')

	const content = await acceptedContent(form, stored)
	const { pictures, inside } = await keepPictures(keepFiles, form, stored, picturesIn(content))
	const fields = {
		heading: form.heading,
		subHeading: form.subHeading,
		authorName: form.authorName,
		date: form.date,
		categoryId: form.category,
		active: form.active,
		...savedSchedule(form, before),
		priority: form.priorityBlog,
		thumbnailAlt: form.thumbnailAlt,
		coverAlt: form.coverAlt,
		profileAlt: form.profileAlt,
		content,
		...pictures,
	}
	const columns = { ...fields, ...headingKeyOf(form), cleanedBy: cleaningVersion }
	const [was, is] = textDifference(before?.content ?? '', content)
	const changes = changesBetween(
		before
			? auditedOf(blogFieldColumns, before, {
					content: was,
					tags: stored.tags,
					images: Object.fromEntries(stored.pictures),
				})
			: {},
		auditedOf(blogFieldColumns, fields, {
			content: is,
			tags: form.tags.toSorted(byNumber),
			images: Object.fromEntries(inside),
		}),
	)
	try {
		return await saveRow(
			db,
			{
				table: blogs,
				before,
				columns,
				also: (id) => attach(db, id, form.tags, inside),
				item: {
					kind: 'blogs',
					fields: blogFieldColumns,
					before: snapshotOf(stored),
					after: blogSnapshot(fields, form.tags, inside),
					wasShown: before?.active ?? false,
					shown: form.active,
					draft: form.draftVersion,
				},
				tags: ['blogs'],
				audit: { section: 'blogs', changes },
			},
			editor,
		)
	} catch (error) {
		// An editor has deleted the category or a tag since it was read.
		if (isReferenceBroken(error)) refuse(unknownLabels(await findStoredBlog(db, form)))
		throw error
	}
}

const byNumber = (one: number, other: number) => one - other

/** Cleans the HTML of a form. Throws `request.invalid` for everything that does not fit the stored blog. */
async function acceptedContent(form: BlogInput, stored: StoredBlog): Promise<string> {
	const { cleanHtml } = await import('#worker/publishing/clean-html.ts')
	// The contract trims what it receives, so a second save of trimmed HTML changes nothing.
	const content = cleanHtml(form.content)?.trim() ?? null
	const sent = form.hasImagesChanged ? Object.keys(form.images) : []
	const lost = picturesIn(content ?? '').filter((name) => !sent.includes(name) && !stored.pictures.has(name))
	refuse({
		...missingPictures(form, storedPictureFields(stored.before)),
		...unknownLabels(stored),
		...(content === null ? { content: 'The content is too long, or nested too deeply, to be kept.' } : {}),
		...(content === '' && form.active ? { content: 'Content is required.' } : {}),
		...(lost.length > 0 ? { content: `Add these pictures again, or take them out: ${lost.join(', ')}` } : {}),
	})
	return content ?? ''
}

const unknownLabels = ({ isCategoryUnknown, areTagsUnknown }: StoredBlog): Record<string, string> => ({
	...(isCategoryUnknown ? { category: 'This category does not exist any more.' } : {}),
	...(areTagsUnknown ? { tags: 'One of these tags does not exist any more.' } : {}),
})

function refuse(fields: Record<string, string>): void {
	if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
}

/** Keeps the new pictures and returns the keys that the blog has after the save. */
async function keepPictures(
	keepFiles: KeepFiles,
	form: BlogInput,
	{ before, pictures }: StoredBlog,
	named: readonly string[],
) {
	const ofBlog = [...pictureFields, blogSharePicture].map(({ field, changed: flag }) => ({
		field,
		file: form.blogsId === null || form[flag] ? form[field] : undefined,
		rule: pictureRules[field],
	}))
	const ofText = named.map((name) => ({
		field: 'images',
		file: form.hasImagesChanged ? form.images[name] : undefined,
		rule: fileRules.picture,
	}))
	const [thumbnail, cover, profile, share, ...inside] = await keepFiles([...ofBlog, ...ofText])
	return {
		pictures: {
			thumbnailKey: thumbnail ?? before?.thumbnailKey ?? null,
			coverKey: cover ?? before?.coverKey ?? null,
			profileKey: profile ?? before?.profileKey ?? null,
			shareKey: share ?? (cover ? null : (before?.shareKey ?? null)),
		},
		inside: new Map(named.map((name, index) => [name, inside[index] ?? pictures.get(name) ?? ''])),
	}
}
