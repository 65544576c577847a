import { expect, test } from 'vitest'
import { sourceBlocks } from '#web/admin/rich-text/html/source-blocks.ts'

test.each([
	['<p>a</p><hr><p>b</p>', ['<p>a</p>', '<hr>', '<p>b</p>']],
	[
		'a <strong>b</strong><br>c<ul><li><p>d</p></li></ul>\n<p>e</p>',
		['a <strong>b</strong><br>c', '<ul><li><p>d</p></li></ul>', '\n', '<p>e</p>'],
	],
	['<p><img src="/media/a.webp" alt="<p>"></p><p>b</p>', ['<p><img src="/media/a.webp" alt="<p>"></p>', '<p>b</p>']],
	[
		'<table dir="rtl"><tbody><tr><td><p>a</p><hr></td></tr></tbody></table>',
		['<table dir="rtl"><tbody><tr><td><p>a</p><hr></td></tr></tbody></table>'],
	],
	['', []],
])('%s has these blocks', (html, blocks) => {
	expect(sourceBlocks(html)).toEqual(blocks)
})

test('HTML whose tags do not match is one block', () => {
	expect(sourceBlocks('<p>a<p>b</p>')).toEqual(['<p>a<p>b</p>'])
})
