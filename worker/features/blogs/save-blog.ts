import { eq, type SQL, sql } from 'drizzle-orm'
import { type BlogForm, missingPictures, blogPictures as pictureFields } from '#contracts/content/blogs.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { differingPart } from '#worker/publishing/differing-part.ts'
import { filesKeeper, type KeepFiles } from '#worker/publishing/keep-files.ts'
import { cleaningRules, picturesIn } from '#worker/publishing/rich-text.ts'
import {
	added,
	asRead,
	changed,
	type Doomed,
	deleteItem,
	type Editor,
	lastWriteWins,
	refuseStale,
	saveItem,
} from '#worker/publishing/save-item.ts'
import { blogPictures, blogs, blogTagLinks } from './blogs.table.ts'
import { findStoredBlog, type StoredBlog, storedKeys, storedPictureFields } from './stored-blog.ts'

const pictureRules = {
	thumbnailImage: fileRules.blogThumbnail,
	coverImage: fileRules.blogCover,
	profileImage: fileRules.blogProfile,
} as const

/** Adds a blog, or changes the one with the form's id; answers its id. */
export function saveBlog(db: Database, bindings: Bindings, form: BlogForm, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: BlogForm, editor: Editor): Promise<number> {
	const id = form.blogsId
	const stored = await findStoredBlog(db, form)
	const { before } = stored
	if (id !== null && !before) throw new AppError('blog.not-found')
	await refuseStale(db, blogs, before, form.version)

	const content = await acceptedContent(form, stored)
	const { pictures, inside } = await keepPictures(keepFiles, form, stored, picturesIn(content))
	const after = {
		heading: form.heading,
		subHeading: form.subHeading,
		authorName: form.authorName,
		date: form.date,
		categoryId: form.category,
		active: form.active,
		priority: form.priorityBlog,
		thumbnailAlt: form.thumbnailAlt,
		coverAlt: form.coverAlt,
		profileAlt: form.profileAlt,
		...pictures,
	}
	const columns = { ...after, headingKey: normalised(form.heading), content, cleanedBy: cleaningRules }
	const write = before
		? db
				.update(blogs)
				.set({ ...columns, ...changed(blogs, editor) })
				.where(asRead(blogs, before))
				.returning({ id: blogs.id })
		: db
				.insert(blogs)
				.values({ ...columns, ...added(editor) })
				.returning({ id: blogs.id })
	const kept = [...Object.values(pictures), ...inside.values()].filter((key) => key !== null)
	const [was, is] = differingPart(before?.content ?? '', content)
	try {
		return await saveItem(
			db,
			{
				table: blogs,
				id,
				write,
				also: (blogId) => hangOn(db, blogId, form.tags, inside),
				files: { kept, lost: storedKeys(stored).filter((key) => !kept.includes(key)), shown: form.active },
				section: 'blogs',
				before: before && { ...before, content: was, tags: stored.tags, images: Object.fromEntries(stored.pictures) },
				after: { ...after, content: is, tags: form.tags.toSorted(byNumber), images: Object.fromEntries(inside) },
			},
			editor,
		)
	} catch (error) {
		// The category or a tag has been deleted since it was looked for.
		if (isReferenceBroken(error)) refuse(unknownLabels(await findStoredBlog(db, form)))
		throw error
	}
}

const byNumber = (one: number, other: number) => one - other

/** Deletes a blog with its pictures; throws `blog.not-found` where there is none. */
export async function deleteBlog(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async (): Promise<Doomed | null> => {
		const stored = await findStoredBlog(db, { blogsId: id, category: null, tags: [] })
		if (!stored.before) return null
		const [content] = differingPart(stored.before.content, '')
		const { headingKey: _, ...before } = stored.before
		return {
			table: blogs,
			id,
			version: before.version,
			section: 'blogs',
			first: takeOff(db, id),
			files: storedKeys(stored),
			before: { ...before, content, tags: stored.tags },
		}
	}
	if (!(await deleteItem(db, read, editor))) throw new AppError('blog.not-found')
}

const takeOff = (db: Database, blogId: number | SQL<number>) => [
	db.delete(blogTagLinks).where(eq(blogTagLinks.blogId, blogId)),
	db.delete(blogPictures).where(eq(blogPictures.blogId, blogId)),
]

/** Gives a blog exactly these tags and these pictures inside its text. Lists are one parameter each, however long. */
const hangOn = (
	db: Database,
	blogId: number | SQL<number>,
	tags: readonly number[],
	inside: ReadonlyMap<string, string>,
) => [
	...takeOff(db, blogId),
	db.insert(blogTagLinks).select(sql`select ${blogId}, value from json_each(${JSON.stringify(tags)})`),
	db
		.insert(blogPictures)
		.select(sql`select ${blogId}, value ->> 0, value ->> 1 from json_each(${JSON.stringify([...inside])})`),
]

/** The form's HTML, cleaned. Throws `request.invalid` with all that does not fit what is stored. */
async function acceptedContent(form: BlogForm, stored: StoredBlog): Promise<string> {
	const { cleanHtml } = await import('#worker/publishing/clean-html.ts')
	// Trimmed, as the contract trims what is sent: saved again it stays as it is.
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

/** Keeps what was sent and is wanted; answers the keys that the blog has from now on. */
async function keepPictures(
	keepFiles: KeepFiles,
	form: BlogForm,
	{ before, pictures }: StoredBlog,
	named: readonly string[],
) {
	const ofBlog = pictureFields.map(({ field, changed: flag }) => ({
		field,
		file: form.blogsId === null || form[flag] ? form[field] : undefined,
		rule: pictureRules[field],
	}))
	const ofText = named.map((name) => ({
		field: 'images',
		file: form.hasImagesChanged ? form.images[name] : undefined,
		rule: fileRules.picture,
	}))
	const [thumbnail, cover, profile, ...inside] = await keepFiles([...ofBlog, ...ofText])
	return {
		pictures: {
			thumbnailKey: thumbnail ?? before?.thumbnailKey ?? null,
			coverKey: cover ?? before?.coverKey ?? null,
			profileKey: profile ?? before?.profileKey ?? null,
		},
		inside: new Map(named.map((name, index) => [name, inside[index] ?? pictures.get(name) ?? ''])),
	}
}
