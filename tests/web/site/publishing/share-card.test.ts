import { expect, test } from 'vitest'
import { pages } from '#web/content/pages.ts'
import { readableCard, shareCardOf } from '#web/site/publishing/share-card.ts'
import { metaTags, type ShareCardPicture } from '#web/site/seo/page-meta.ts'

const origin = 'https://www.example.com'

const picture = (url: string, width = 760, height = 427) => ({ url, alt: 'Trays', width, height })

/** The facts of the page's picture. */
function imageTags(card: ShareCardPicture | undefined) {
	const said = metaTags(pages.blog, origin, { card }).flatMap((tag) =>
		'property' in tag && String(tag.property).startsWith('og:image') ? [[tag.property, tag.content]] : [],
	)
	return Object.fromEntries(said)
}

const cardFor = (url: string, { scales = true, width = 760, height = 427 } = {}) =>
	imageTags(readableCard(shareCardOf(picture(url, width, height), 'Monday', pages.blog), pages.blog, scales))

const jpeg = {
	'og:image:type': 'image/jpeg',
	'og:image:width': '1200',
	'og:image:height': '630',
	'og:image:alt': 'Trays',
}

test.each([
	['/media/9f-2/own-card.webp', '/media/9f-2/share/1200x630.jpg'],
	['/media/9f-2/Cover.WEBP', '/media/9f-2/share/1200x630.jpg'],
	['/media/9f-2/stage.png', '/media/9f-2/share/1200x630.jpg'],
	['/media/9f-2/a%2Fb.jpeg', '/media/9f-2/share/1200x630.jpg'],
	['/media/9f-2/a.gif', '/media/9f-2/share/1200x630.jpg'],
	['/media/9f-2/own-card.webp?preview=x.y.z', '/media/9f-2/share/1200x630.jpg?preview=x.y.z'],
	['/media/9f-2/a.jpg?expires=1&signature=b', '/media/9f-2/share/1200x630.jpg?expires=1&signature=b'],
])('og:image of an item with its own picture is a JPEG with og:image:type: %s', (url, shared) => {
	expect(cardFor(url)).toEqual({ 'og:image': origin + shared, ...jpeg })
})

const ofSection = { ...jpeg, 'og:image': `${origin}/share/blog.jpg`, 'og:image:alt': expect.stringContaining('Blog') }

test.each(['/media/9f-2/a.avif', '/media/9f-2/a.bmp', '/media/9f-2/no-extension', '/preview/no-picture.svg'])(
	'the card of the section, a JPEG, replaces a picture that link previews cannot read: %s',
	(url) => {
		expect(cardFor(url)).toEqual(ofSection)
		expect(cardFor(url, { scales: false })).toEqual(ofSection)
	},
)

test('the card of the section replaces a picture that is too narrow', () => {
	expect(cardFor('/media/9f-2/a.jpg', { width: 599 })).toEqual(ofSection)
})

test.each([
	['/media/9f-2/a.jpg', 'image/jpeg'],
	['/media/9f-2/a.JPEG?preview=x', 'image/jpeg'],
	['/media/9f-2/a.png', 'image/png'],
])('where the platform scales no pictures, %s goes out as it is, with its own type and size', (url, type) => {
	expect(cardFor(url, { scales: false })).toEqual({
		'og:image': origin + url,
		'og:image:type': type,
		'og:image:width': '760',
		'og:image:height': '427',
		'og:image:alt': 'Trays',
	})
})

test.each(['/media/9f-2/a.webp', '/media/9f-2/a.webp?name=.jpg', '/media/9f-2/a.gif'])(
	'where the platform scales no pictures, the card of the section replaces %s',
	(url) => {
		expect(cardFor(url, { scales: false })).toEqual(ofSection)
	},
)

test('the card of a page is a JPEG and says so', () => {
	expect(imageTags(undefined)).toEqual(ofSection)
})
