import type { BlogDetails } from '#contracts/content/blogs.ts'
import { staffHeaders } from './server/server.ts'

/** An article on the first page of the demo blog. */
export const editedArticle = 22

/** Edits an article's heading as staff do. Throws unless the next answer of its page, the list and the call shows it. */
export async function editArticle(origin: string): Promise<void> {
	const headers = await staffHeaders(origin)
	const at = `${origin}/api/blogscontroller`
	const found = await fetch(`${at}/fetchblogsbyid/${editedArticle}`, { headers })
	const article: BlogDetails = await found.json()
	const heading = `Edited under load ${crypto.randomUUID()}`
	const saved = await fetch(`${at}/saveblog`, { method: 'POST', headers, body: formOf({ ...article, heading }) })
	if (!saved.ok) throw new Error(`The edit is answered ${saved.status} ${await saved.text()}`)
	for (const path of [`/BlogView/${editedArticle}`, '/blog', '/blog/rss.xml']) {
		const text = await (await fetch(origin + path)).text()
		if (!text.includes(heading)) throw new Error(`${path} shows an article as it was before it was saved`)
	}
}

function formOf(article: BlogDetails): FormData {
	const form = new FormData()
	const { blogsId, heading, subHeading, authorName, date, categoryId, tags, content, priorityBlog, version } = article
	const values = {
		...{ blogsId, heading, subHeading, authorName, date, content, priorityBlog, version },
		category: categoryId,
		tags: Object.keys(tags).join(),
		active: true,
		thumbnailAlt: article.thumbnail?.alt,
		coverAlt: article.cover?.alt,
		profileAlt: article.profile?.alt,
		hasThumbnailImageChanged: false,
		hasCoverImageChanged: false,
		hasProfileImageChanged: false,
		hasImagesChanged: false,
	}
	for (const [name, value] of Object.entries(values)) form.set(name, String(value ?? ''))
	return form
}
