import { expect, test } from 'vitest'
import { roomForPages } from '#worker/cache/kept-pages.ts'

const megabyte = 1024 * 1024
/** A page that takes so much memory: two bytes for a character. */
const pageOf = (bytes: number) => ({ version: 1, page: { body: 'x'.repeat(bytes / 2) } })
const keysUpTo = (count: number) => Array.from({ length: count }, (_, index) => `/page/${index}`)

function filledWith(keys: readonly string[], bytes: number) {
	const pages = roomForPages()
	for (const key of keys) pages.keep(key, pageOf(bytes))
	return { pages, kept: () => keys.filter((key) => pages.find(key)) }
}

test('two hundred pages are kept, and the oldest go first', () => {
	const keys = keysUpTo(205)
	expect(filledWith(keys, 2).kept()).toEqual(keys.slice(5))
})

test('pages take 16 MB at most, however few they are', () => {
	const keys = keysUpTo(20)
	expect(filledWith(keys, megabyte).kept()).toEqual(keys.slice(4))
})

test('a page that alone would push out many is not kept, nor is what was there before it', () => {
	const { pages, kept } = filledWith(['/a', '/b'], 2)
	pages.keep('/a', pageOf(2 * megabyte + 2))
	expect(kept()).toEqual(['/b'])
	pages.keep('/a', pageOf(2 * megabyte))
	expect(kept()).toEqual(['/a', '/b'])
})

test('what is asked for stays, whatever else comes by', () => {
	const pages = roomForPages()
	pages.keep('/blog', pageOf(2))
	for (const key of keysUpTo(1000)) {
		pages.keep(key, pageOf(2))
		expect(pages.find('/blog')).toBeDefined()
	}
})

test('what is forgotten or rendered anew leaves its room to others', () => {
	const { pages, kept } = filledWith(keysUpTo(16), megabyte)
	for (let round = 0; round < 20; round += 1) pages.keep('/page/3', pageOf(megabyte))
	expect(kept()).toHaveLength(16)
	pages.forget('/page/5')
	pages.forget('/page/5')
	pages.keep('/news', pageOf(megabyte))
	expect(kept()).toEqual(keysUpTo(16).filter((key) => key !== '/page/5'))
})
