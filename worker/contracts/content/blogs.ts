import { z } from 'zod/mini'
import { calendarDate, described, moment, named } from '../shared/answers.ts'
import { atMost, optionalId, rowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { sortFields } from '../shared/sorting.ts'
import { highestPriority } from './blog-form.ts'
import { editedFields, picture, statusFilter } from './publishable.ts'
import { scheduledFields } from './schedule.ts'

export const blogsPageSize = 10
const mostTags = 200
export const mostAuthors = 200

const tagFilter = () =>
	z.pipe(
		z.transform((value: unknown) => value ?? []),
		z
			.array(rowId(), { error: 'A list of ids is expected' })
			.check(atMost(mostTags, `At most ${mostTags} tags`), z.meta({ maxItems: mostTags })),
	)

const filters = {
	pageNumber: pageNumber(),
	pageSize: pageSize(blogsPageSize),
	headingFilter: searchText(),
	categoryInt: optionalId(),
	/** Blogs with any of these tags. */
	selectedTags: tagFilter(),
}
export const blogOrders = ['date', 'heading'] as const
export type BlogOrder = (typeof blogOrders)[number]
export const blogsQuery = z.strictObject({ ...filters, active: statusFilter(), ...sortFields(blogOrders) })
export type BlogsQuery = z.infer<typeof blogsQuery>
export const publicBlogsQuery = z.strictObject(filters)
export type PublicBlogsQuery = z.infer<typeof publicBlogsQuery>

const rowFields = {
	blogsId: z.int(),
	heading: z.string(),
	subHeading: z.string(),
	authorName: z.string(),
	date: z.nullable(calendarDate()),
	categoryId: z.nullable(z.int()),
	categoryName: z.nullable(z.string()),
	tags: described('Name by id.', z.record(z.string(), z.string())),
	active: z.boolean(),
	priorityBlog: z.nullable(z.int()),
	thumbnail: z.nullable(picture),
	thumbnailImage: z.nullable(z.string()),
	coverImage: z.nullable(z.string()),
	cover: z.nullable(picture),
	slideshowImage: described(
		`The address of the cover, if the priority is 1 to ${highestPriority}.`,
		z.nullable(z.string()),
	),
	updatedAt: moment(),
}
export const blogRow = named('BlogRow', z.object(rowFields))
export type BlogRow = z.infer<typeof blogRow>

/** A blog in the list of staff. */
export const blogListed = named('BlogListed', z.object({ ...rowFields, ...scheduledFields }))
export type BlogListed = z.infer<typeof blogListed>

const blogFields = {
	...rowFields,
	content: described('HTML with placeholders `{{name}}` for the pictures in `images`.', z.string()),
	images: z.record(z.string(), picture),
	profileImage: z.nullable(z.string()),
	profile: z.nullable(picture),
	share: described('The picture where the blog is shared, if it is not the cover.', z.nullable(picture)),
}
export const blog = named('Blog', z.object(blogFields))
export type Blog = z.infer<typeof blog>

export const blogDetails = named('BlogDetails', z.object({ ...blogFields, ...scheduledFields, ...editedFields }))
export type BlogDetails = z.infer<typeof blogDetails>

export const blogAuthor = named(
	'BlogAuthor',
	z.object({
		authorName: z.string(),
		profile: described('The portrait in the newest blog of the author that has one.', z.nullable(picture)),
		usedAt: described('When the newest blog of the author was added.', moment()),
	}),
)
export type BlogAuthor = z.infer<typeof blogAuthor>

export const blogToDelete = z.strictObject({ blogsId: rowId() })
