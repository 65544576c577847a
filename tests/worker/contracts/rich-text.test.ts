import { expect, test } from 'vitest'
import {
	isMediaPath,
	placeholderName,
	richTextAttributes,
	richTextTags,
	safeHref,
} from '#contracts/content/rich-text.ts'

test('a text consists of these tags and attributes', () => {
	expect([...richTextTags].sort().join(' ')).toBe(
		'a blockquote br code em h2 h3 h4 hr img li ol p pre s span strong sub sup table tbody td th thead tr u ul',
	)
	expect(richTextAttributes).toEqual({
		a: ['href', 'rel'],
		img: ['src', 'alt', 'width', 'height'],
		ol: ['start', 'type', 'dir'],
		th: ['colspan', 'rowspan', 'dir'],
		td: ['colspan', 'rowspan', 'dir'],
		p: ['dir'],
		h2: ['dir'],
		h3: ['dir'],
		h4: ['dir'],
		ul: ['dir'],
		li: ['dir'],
		blockquote: ['dir'],
		table: ['dir'],
	})
})

test.each([
	['https://example.org/a b', 'https://example.org/a%20b'],
	['mailto:desk@example.org', 'mailto:desk@example.org'],
	['tel:+914424001234', 'tel:+914424001234'],
	['/contact', '/contact'],
	['#top', '#top'],
	['javascript:alert(1)', null],
	['data:text/html,x', null],
	['//evil.example', null],
	['/\\evil.example', null],
	['https://user@evil.example', null],
])('a link to %s is stored as %s', (sent, stored) => expect(safeHref(sent)).toBe(stored))

test('a picture is a placeholder or a stored file', () => {
	expect(placeholderName('{{map-2}}')).toBe('map-2')
	expect(placeholderName('{{Map}}')).toBeNull()
	expect(isMediaPath('/media/1/map.png')).toBe(true)
	expect(isMediaPath('/media/../api/x')).toBe(false)
	expect(isMediaPath('https://example.org/media/1/map.png')).toBe(false)
})
