import { blogForm } from '#contracts/content/blog-form.ts'
import { saveLabel } from '#worker/features/blogs/labels.ts'
import { saveBlog } from '#worker/features/blogs/save-blog.ts'
import { Refusal } from '../command/steps.ts'
import { type DemoBlog, demoAuthors, demoBlogLabels, demoBlogs } from './demo-content.ts'
import { each, type Filling, onDay, pictureOf } from './filling.ts'
import { altOf } from './load-content.ts'
import { checked } from './parse-content.ts'

export async function fillBlogs(filling: Filling): Promise<number> {
	const { db, editor } = filling
	const idsOf = async (kind: 'category' | 'tag', names: readonly string[]) => {
		const ids = new Map<string, number>()
		for (const name of names) ids.set(name, await saveLabel(db, kind, { id: null, name }, editor))
		return ids
	}
	const categories = await idsOf('category', demoBlogLabels.categories)
	const tags = await idsOf('tag', demoBlogLabels.tags)
	return each(demoBlogs, (blog) => addBlog(filling, blog, { categories, tags }))
}

type Labels = Record<'categories' | 'tags', Map<string, number>>

function addBlog({ db, bindings, editor }: Filling, blog: DemoBlog, { categories, tags }: Labels) {
	const { folder, heading, subHeading, date, html } = blog
	const author = demoAuthors.find(({ slug }) => slug === blog.author)
	if (!author) throw new Refusal(`${folder}: there is no author ${blog.author}`)
	const form = {
		heading,
		subHeading,
		authorName: author.name,
		date,
		category: categories.get(blog.category),
		tags: blog.tags.map((tag) => tags.get(tag)).join(','),
		active: !blog.inactive,
		content: html,
		priorityBlog: blog.priority,
		coverImage: pictureOf(blog),
		coverAlt: altOf(blog),
		thumbnailImage: pictureOf(blog, 'thumbnail.webp'),
		thumbnailAlt: altOf(blog),
		profileImage: pictureOf(author),
		profileAlt: altOf(author),
		images: html.includes('{{inside}}') ? { inside: pictureOf(blog, 'inside.webp') } : {},
		hasImagesChanged: true,
	}
	return saveBlog(db, bindings, checked(blogForm, folder, form), { ...editor, now: onDay(date) })
}
