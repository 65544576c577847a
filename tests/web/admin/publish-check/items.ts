import type { CheckedItem, CheckedLink, CheckedPage, CheckedPicture } from '#web/admin/publish-check/item.ts'

const target = { field: 'content' }

/** A page without any fault. A test names the parts that matter to it. */
export const aPage = (parts: Partial<CheckedPage> = {}): CheckedPage => {
	const description = 'How a cooperative bank opens an account in eleven minutes, at each of 43 counters.'
	const title = 'Accounts opened in eleven minutes'
	return {
		facts: { path: '/BlogView/4', name: title, title: `${title} | Blog`, description },
		isSaved: true,
		title: { text: title, field: 'heading' },
		description: { shown: description, source: description, isWhole: true, field: 'subHeading' },
		card: { url: '/media/7/hall.webp', alt: 'A hall', width: 760, height: 427 },
		picture: { name: 'The cover', field: 'coverImage', width: 760, height: 427 },
		...parts,
	}
}

/** An item without any fault. */
export const anItem = (parts: Partial<CheckedItem> = {}): CheckedItem => ({
	kind: 'blogs',
	page: aPage(),
	text: { field: 'content', words: 300, below: 1, headings: [] },
	pictures: [],
	links: [],
	lacks: [],
	...parts,
})

export const aPicture = (alt: string): CheckedPicture => ({ name: 'The cover', alt, target })

export const aLink = (href: string, text = 'The price list'): CheckedLink => ({ href, text, target })

/** Headings of these levels, with texts from A. */
export const headingsOf = (levels: readonly number[]) =>
	levels.map((level, index) => ({ level, text: 'ABCDEF'[index] ?? '', target: { field: 'content' } }))
