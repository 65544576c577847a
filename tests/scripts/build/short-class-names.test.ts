import { expect, test } from 'vitest'
import { withShortClassNames } from '#scripts/build/short-class-names.ts'

const page = {
	html: '<ul class="flex shell card"><li class="flex hover:text-brand [&amp;&gt;svg]:size-5">class=&quot;flex&quot;</li><li class="flex only-a-word hidden"></li></ul>',
	styles: [
		'.shell{margin:auto}',
		'@layer components{.card{padding:1px}}',
		'@layer utilities{.flex{display:flex}.hidden{display:none}.card .flex:not(.hidden){gap:1px}',
		'@media (hover:hover){.hover\\:text-brand:hover{color:blue}}.\\[\\&\\>svg\\]\\:size-5>svg{width:1em}}',
		'@keyframes rise{0.5%{opacity:0}}',
	].join(''),
}

test('utilities get short names in the page and in its styles, the one used most the first; other classes and texts stay', () => {
	expect(withShortClassNames(page, new Set())).toEqual({
		html: '<ul class="b shell card"><li class="b f g">class=&quot;flex&quot;</li><li class="b only-a-word c"></li></ul>',
		styles: [
			'.shell{margin:auto}',
			'@layer components{.card{padding:1px}}',
			'@layer utilities{.b{display:flex}.c{display:none}.card .b:not(.c){gap:1px}',
			'@media (hover:hover){.f:hover{color:blue}}.g>svg{width:1em}}',
			'@keyframes rise{0.5%{opacity:0}}',
		].join(''),
	})
})

test('a class that scripts look for keeps its name, and no short name is one that is taken', () => {
	const { html } = withShortClassNames({ ...page, html: `${page.html}<i class="b"></i>` }, new Set(['flex', 'c']))
	expect(html).toContain('<ul class="flex shell card"><li class="flex g h">')
	expect(html).toContain('only-a-word f">')
	expect(html).toContain('<i class="b">')
})

test('no short name has a letter that would make it a word which blockers of advertisements hide', () => {
	const names = Array.from({ length: 2000 }, (_, index) => `utility-${index}`)
	const styles = `@layer utilities{${names.map((name) => `.${name}{top:0}`).join('')}}`
	const { html } = withShortClassNames({ html: `<p class="${names.join(' ')}">`, styles }, new Set())
	const short = html.slice('<p class="'.length, -2).split(' ')
	expect(new Set(short).size).toBe(2000)
	expect(short.filter((name) => /[aeiouyd]/i.test(name))).toEqual([])
})
