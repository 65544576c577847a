import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { blogFields } from '#contracts/content/blog-form.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { calendarDateColumn, flagColumn } from '#worker/data/columns.ts'
import { columnsOf } from '#worker/editing/field-columns.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'
import { fileKey } from '#worker/files/files.table.ts'
import { scheduleColumns, scheduleIndexes } from '#worker/publishing/publishable.table.ts'

const labelColumns = () => ({
	...editedColumns(),
	name: text('name').notNull(),
	/** NFKC, lower case. */
	nameKey: text('name_key').notNull().unique(),
})
export const blogCategories = sqliteTable('blog_categories', labelColumns())
export const blogTags = sqliteTable('blog_tags', labelColumns())

/** An inactive blog is a draft. It has a heading and may lack everything else. */
export const blogs = sqliteTable(
	'blogs',
	{
		...editedColumns(),
		...scheduleColumns(),
		heading: text('heading').notNull(),
		/** See `searchKey`. */
		headingKey: text('heading_key').notNull(),
		subHeading: text('sub_heading').notNull(),
		authorName: text('author_name').notNull(),
		date: calendarDateColumn('date'),
		categoryId: integer('category_id').references(() => blogCategories.id, { onDelete: 'restrict' }),
		active: flagColumn('active').notNull(),
		/** Cleaned HTML, with placeholders for the pictures inside. */
		content: text('content').notNull(),
		/** The number of the cleaning rules; see rich-text.ts. */
		cleanedBy: integer('cleaned_by').notNull(),
		/** 1 to 5; 0 for none, null before the choice. */
		priority: integer('priority'),
		thumbnailKey: fileKey('thumbnail_key'),
		thumbnailAlt: text('thumbnail_alt').notNull(),
		coverKey: fileKey('cover_key'),
		coverAlt: text('cover_alt').notNull(),
		profileKey: fileKey('profile_key'),
		profileAlt: text('profile_alt').notNull(),
		/** Null: the cover is shared. */
		shareKey: fileKey('share_key'),
	},
	(table) => [
		// The index holds the heading, so that a search reads the index alone until it has found its page.
		index('blogs_newest').on(table.active, table.date, table.id, table.headingKey),
		index('blogs_date').on(table.date, table.id),
		index('blogs_heading').on(table.headingKey, table.id),
		index('blogs_active_heading').on(table.active, table.headingKey, table.id),
		index('blogs_category').on(table.categoryId, table.active, table.date, table.id),
		index('blogs_priority').on(table.active, table.priority, table.date, table.id),
		index('blogs_author').on(table.authorName),
		index('blogs_portrait').on(table.authorName).where(sql`${table.profileKey} is not null`),
		index('blogs_thumbnail').on(table.thumbnailKey),
		index('blogs_cover').on(table.coverKey),
		index('blogs_profile').on(table.profileKey),
		index('blogs_share').on(table.shareKey),
		...scheduleIndexes('blogs', table),
		check('blogs_active_flag', sql`${table.active} in (0, 1)`),
		check('blogs_priority_range', sql`${table.priority} in (0, 1, 2, 3, 4, 5)`),
	],
)

/** The column by which headings are searched. */
export const headingKeyOf = ({ heading }: { heading: string }) => ({ headingKey: searchKey(heading) })

export const blogTagLinks = sqliteTable(
	'blog_tag_links',
	{
		blogId: integer('blog_id')
			.notNull()
			.references(() => blogs.id, { onDelete: 'restrict' }),
		tagId: integer('tag_id')
			.notNull()
			.references(() => blogTags.id, { onDelete: 'restrict' }),
	},
	(table) => [
		primaryKey({ columns: [table.blogId, table.tagId] }),
		index('blog_tag_links_tag').on(table.tagId, table.blogId),
	],
)

/** The pictures inside the text of a blog, by the name of their placeholder. */
export const blogPictures = sqliteTable(
	'blog_pictures',
	{
		blogId: integer('blog_id')
			.notNull()
			.references(() => blogs.id, { onDelete: 'restrict' }),
		name: text('name').notNull(),
		fileKey: fileKey('file_key').notNull(),
	},
	(table) => [primaryKey({ columns: [table.blogId, table.name] }), index('blog_pictures_file').on(table.fileKey)],
)

export const blogFieldColumns = columnsOf(blogFields, blogs, {
	category: 'categoryId',
	priorityBlog: 'priority',
	thumbnailImage: 'thumbnailKey',
	coverImage: 'coverKey',
	profileImage: 'profileKey',
	shareImage: 'shareKey',
	// They are rows of `blog_tag_links` and `blog_pictures`.
	tags: null,
	images: null,
})
