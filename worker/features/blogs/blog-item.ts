import { sql } from 'drizzle-orm'
import { blogForm } from '#contracts/content/blog-form.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { validForm } from '#worker/files/multipart.ts'
import { AppError } from '#worker/http/errors.ts'
import { shownBlog } from './blog-snapshot.ts'
import { blogPictures, blogs, blogTagLinks, headingKeyOf } from './blogs.table.ts'
import { labelKinds } from './labels.ts'
import { missingPicturesOf, readBlog } from './read-blog.ts'
import { saveBlog } from './save-blog.ts'

/** Blogs for drafts, history and trash. */
export const blogItemKind: ItemKind = {
	name: 'blogs',
	table: blogs,
	scheduled: { table: blogs, title: blogs.heading, published: blogs.active },
	notFound: 'blog.not-found',
	form: blogForm,
	idField: 'blogsId',
	publishedField: 'active',
	titleField: 'heading',
	htmlField: 'content',
	labels: { category: labelKinds.category, tags: labelKinds.tag },
	inCopy: () => ({ date: null, priorityBlog: 0 }),
	files: {
		thumbnailImage: { rule: fileRules.blogThumbnail, changed: 'hasThumbnailImageChanged' },
		coverImage: { rule: fileRules.blogCover, changed: 'hasCoverImageChanged' },
		profileImage: { rule: fileRules.blogProfile, changed: 'hasProfileImageChanged' },
		shareImage: { rule: fileRules.picture, changed: 'hasShareImageChanged' },
		images: { rule: fileRules.picture, changed: 'hasImagesChanged' },
	},
	tables: [
		{ table: blogs, derived: headingKeyOf },
		{ table: blogTagLinks, mayReturn: sql`value ->> 'tagId' in (select id from blog_tags)` },
		{ table: blogPictures },
	],
	read: readBlog,
	rowsOf: shownBlog,
	async check(db, sent) {
		await validForm(db, blogForm, sent, missingPicturesOf)
		const fields = await missingPicturesOf(db, sent)
		if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
	},
	async save(db, bindings, sent, editor) {
		return saveBlog(db, bindings, await validForm(db, blogForm, sent, missingPicturesOf), editor)
	},
}
