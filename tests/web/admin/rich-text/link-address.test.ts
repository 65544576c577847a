import { expect, test } from 'vitest'
import { safeAddress, typedAddress } from '#web/admin/rich-text/link-address.ts'

test.each([
	'https://example.org/a?b=1&c=2#d',
	'http://example.org',
	'HTTPS://EXAMPLE.ORG',
	'mailto:desk@example.org?subject=Hello',
	'tel:+914424001234',
	'/contact',
	'/blog?tag=3#top',
	'/',
])('a link may lead to %s', (address) => {
	expect(safeAddress(address)).toBe(address)
})

test.each([
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	'java\nscript:alert(1)',
	'\u0001javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:x',
	'file:///C:/plan.docx',
	'blob:https://example.org/1',
	'//evil.example',
	'/\\evil.example',
	'/\t/evil.example',
	'\\\\evil.example',
	'#top',
	'contact',
	'https://',
	'https:///example.org',
	'https://exa mple.org',
	'https://example.org@evil.example',
	'https://example.org\\@evil.example',
	'mailto:',
	'tel:',
	'',
	' ',
])('a link may not lead to %j', (address) => {
	expect(safeAddress(address)).toBeNull()
})

test('spaces and control characters around an address are no part of it', () => {
	expect(safeAddress(' https://example.org/a\n')).toBe('https://example.org/a')
	expect(safeAddress('/annual report')).toBe('/annual%20report')
})

test.each([
	['example.org', 'https://example.org'],
	['www.example.org/path?a=1', 'https://www.example.org/path?a=1'],
	['example.org:8080', 'https://example.org:8080'],
	['desk@example.org', 'mailto:desk@example.org'],
	['+91 44 2400 1234', 'tel:+914424001234'],
	['/contact', '/contact'],
	['http://example.org', 'http://example.org'],
])('whoever types %s means %s', (typed, meant) => {
	expect(typedAddress(typed)).toBe(meant)
})

test.each(['javascript:alert(1)', 'contact us', '//evil.example', 'word', '12'])('%s is no address', (typed) => {
	expect(typedAddress(typed)).toBeNull()
})
