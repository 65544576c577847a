import { expect, test } from 'vitest'
import { places } from '#web/site/parts/picture-places.ts'
import { sourcesOf } from '#web/site/parts/picture-sources.ts'

const widthsIn = (picture: { url: string; width: number }) =>
	sourcesOf(picture, places.lead)
		?.srcset.split(', ')
		.map((entry) => entry.split(' ').at(-1))

test('a picture is offered in the widths of its place below its own, and in its own', () => {
	expect(widthsIn({ url: '/media/1/a.png', width: 1000 })).toEqual(['320w', '480w', '640w', '800w', '1000w'])
	expect(widthsIn({ url: '/media/1/a.JPG', width: 800 })).toEqual(['320w', '480w', '640w', '800w'])
	expect(widthsIn({ url: '/media/1/a.gif', width: 5000 })).toEqual(['320w', '480w', '640w', '800w', '1080w', '1440w'])
})

test('a signed address keeps its signature', () => {
	const sources = sourcesOf({ url: '/media/1/a.webp?expires=1&signature=x', width: 400 }, places.lead)
	expect(sources?.srcset).toBe(
		'/media/1/a.webp?expires=1&signature=x&w=320&f=webp 320w, /media/1/a.webp?expires=1&signature=x&w=480&f=webp 400w',
	)
})

test.each([
	{ url: '/media/1/a.avif', width: 1000 },
	{ url: '/media/1/a.bmp', width: 1000 },
	{ url: 'https://example.com/a.png', width: 1000 },
	{ url: '/media/1/a.png', width: 320 },
	{ url: '/media/1/a.png', width: 0 },
])('a picture that is not scaled, or is small, stands alone: %o', (picture) => {
	expect(sourcesOf(picture, places.lead)).toBeNull()
})
