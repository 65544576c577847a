import type { BlogDetails } from '#contracts/content/blogs.ts'
import { plainTextOf } from '#contracts/content/plain-text.ts'
import { countWords } from '#web/site/blog/article-html.ts'
import { blogCard, blogFacts, blogSummary } from '#web/site/blog/blog-head.ts'
import { blogPosting } from '#web/site/blog/blog-posting.ts'
import { checkedPicture, lacking, richFacts, shownPicture, titleOr } from '../publish-check/checked-parts.ts'
import type { CheckedItem, PictureOf } from '../publish-check/item.ts'
import type { BlogValues } from './blog-values.ts'

const wanted = {
	author: { what: 'author', todo: 'Fill in the author name.', field: 'authorName' },
	datePublished: { what: 'date', todo: 'Fill in the date.', field: 'date' },
	image: { what: 'picture', todo: 'Choose a cover.', field: 'coverImage' },
}

/** Describes the form of a blog for the rules. */
export function describeBlog(values: BlogValues, blog: BlogDetails | null, pictureOf: PictureOf): CheckedItem {
	const [heading, subHeading] = [values.heading?.trim() ?? '', values.subHeading?.trim() ?? '']
	const content = values.content ?? ''
	const text = plainTextOf(content)
	const blogsId = blog?.blogsId ?? 0
	const coverFile = shownPicture(values.coverImage, blog?.cover ?? null, pictureOf)
	const thumbnail = shownPicture(values.thumbnailImage, blog?.thumbnail ?? null, pictureOf)
	const cover = coverFile && { ...coverFile, alt: values.coverAlt ?? '' }
	const storedShare = values.hasCoverImageChanged ? null : (blog?.share ?? null)
	const shareFile = shownPicture(values.shareImage, storedShare, pictureOf)
	const share = shareFile && { ...shareFile, alt: values.coverAlt ?? '' }
	const shown = blogSummary({ heading, subHeading }, text)
	const told = { authorName: values.authorName?.trim() ?? '', date: values.date || null, updatedAt: '' }
	const posting = blogPosting(
		{ ...told, blogsId, heading, subHeading, cover, categoryName: '', tags: {} },
		{ words: countWords(text), origin: window.location.origin },
	)
	const facts = richFacts(content, 'content', 1)
	return {
		kind: 'blogs',
		page: {
			facts: blogFacts({ blogsId, heading: titleOr(heading) }, shown),
			isSaved: blog !== null,
			title: { text: heading, field: 'heading' },
			description: {
				shown,
				source: subHeading || text,
				isWhole: subHeading !== '',
				field: 'subHeading',
			},
			card: blogCard({ share, cover, heading }),
			picture: share
				? { name: 'The share card', field: 'shareImage', width: share.width, height: share.height }
				: cover && { name: 'The cover', field: 'coverImage', width: cover.width, height: cover.height },
		},
		text: facts.text,
		links: facts.links,
		pictures: [
			...checkedPicture(cover, { name: 'The cover', alt: values.coverAlt, field: 'coverAlt' }),
			...checkedPicture(thumbnail, { name: 'The thumbnail', alt: values.thumbnailAlt, field: 'thumbnailAlt' }),
			...facts.pictures,
		],
		lacks: lacking(posting, wanted),
	}
}
