import { sql } from 'drizzle-orm'
import { blogForm } from '#contracts/content/blog-form.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { itemKind } from '#worker/editing/item-kind.ts'
import { shownBlog } from './blog-snapshot.ts'
import { blogFieldColumns, blogPictures, blogs, blogTagLinks, headingKeyOf } from './blogs.table.ts'
import { labelKinds } from './labels.ts'
import { selectVisibleBlogs } from './published-blogs.queries.ts'
import { missingPicturesOf, readBlog } from './read-blog.ts'
import { saveBlog } from './save-blog.ts'

export const blogItemKind = itemKind('blogs', blogFieldColumns, {
	form: blogForm,
	rules: {
		thumbnailImage: fileRules.blogThumbnail,
		coverImage: fileRules.blogCover,
		profileImage: fileRules.blogProfile,
		shareImage: fileRules.picture,
		images: fileRules.picture,
	},
	labels: { category: labelKinds.category, tags: labelKinds.tag },
	inCopy: (now) => ({ date: companyToday(now), priorityBlog: 0 }),
	tables: [
		{ table: blogs, derived: headingKeyOf },
		{ table: blogTagLinks, mayReturn: sql`value ->> 'tagId' in (select id from blog_tags)` },
		{ table: blogPictures },
	],
	read: readBlog,
	rowsOf: shownBlog,
	selectVisible: selectVisibleBlogs,
	alsoWrong: missingPicturesOf,
	save: saveBlog,
})
