import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import type { blogs } from './blogs.table.ts'

type Columns = Omit<
	typeof blogs.$inferSelect,
	'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'headingKey' | 'cleanedBy'
>

/** The snapshot of a blog for its history. `inside`: the keys of the pictures in its text, by name. */
export function blogSnapshot(blog: Columns, tags: readonly number[], inside: ReadonlyMap<string, string>): Snapshot {
	return {
		values: {
			heading: blog.heading,
			subHeading: blog.subHeading,
			authorName: blog.authorName,
			date: blog.date,
			category: blog.categoryId,
			tags: tags.toSorted((one, other) => one - other).join(','),
			active: blog.active,
			publishAt: blog.publishAt,
			unpublishAt: blog.unpublishAt,
			content: blog.content,
			priorityBlog: blog.priority,
			thumbnailAlt: blog.thumbnailAlt,
			coverAlt: blog.coverAlt,
			profileAlt: blog.profileAlt,
		},
		files: filesByField({
			thumbnailImage: blog.thumbnailKey,
			coverImage: blog.coverKey,
			profileImage: blog.profileKey,
			shareImage: blog.shareKey,
			...Object.fromEntries(Array.from(inside, ([name, key]) => [`images.${name}`, key])),
		}),
	}
}
