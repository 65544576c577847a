import { seededNumbers } from '#tests/support/files/seeded-numbers.ts'
import { cleanHtml } from '#worker/publishing/clean-html.ts'

/** Generates stored texts, each a different mixture of what the contract allows. */
export function storedTexts(count: number, seed = 1): string[] {
	const texts: string[] = []
	for (let turn = 0; texts.length < count; turn += 1) {
		const html = cleanHtml(mixture(seed, turn))
		if (html !== null && html.trim() !== '') texts.push(html)
	}
	return texts
}

const words = [
	...[
		'Harbour',
		'the quay',
		' in  2026 ',
		'a&amp;b',
		'&lt;tag&gt;',
		'நகரம்',
		'مرحبا',
		'10&nbsp;km',
		'https://a.example/b',
	],
	...[
		'me@a.example',
		'www.b.example',
		'- dash',
		'1. one',
		'**stars**',
		'{{x}}',
		'`code`',
		'\n',
		'👩‍👩‍👧',
		'--&gt;',
		'|a|b|',
	],
]
const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span']
const links = ['https://a.example/b_(c)?d=1&amp;e', 'mailto:me@a.example', '/about', '#top', 'tel:+911234567890']
const alternatives = ['The quay', '', 'A --&gt; B', 'x]&gt;y', '&lt;/title&gt;', '&quot;so&quot;', 'a &lt; b']
const directions = [' dir="rtl"', ' dir="ltr"']

function mixture(seed: number, turn: number): string {
	const below = seededNumbers(seed, turn)
	const one = (choices: readonly string[]) => choices[below(choices.length)] ?? ''
	const times = (most: number, make: () => string) => Array.from({ length: below(most + 1) }, make).join('')
	const sometimes = (text: string) => (below(4) === 0 ? text : '')

	function inline(depth = 0): string {
		const kind = below(depth > 2 ? 5 : 9)
		if (kind < 5) return one(words)
		const inside = () => times(2, () => inline(depth + 1)) + one(words)
		if (kind === 5) return '<br>'
		if (kind === 6) return `<img src="/media/blogs/a${below(9)}.webp" alt="${one(alternatives)}">`
		if (kind === 7) return `<a href="${one(links)}">${inside()}</a>`
		const mark = one(marks)
		return `<${mark}>${inside()}</${mark}>`
	}
	const line = () => inline() + times(3, inline)
	const dir = () => sometimes(one(directions))
	function list(depth = 0): string {
		const tag = one(['ul', 'ol'])
		const kinds = tag === 'ol' ? sometimes(' start="4"') + sometimes(' type="a"') : ''
		const item = () =>
			`<li${dir()}>${below(5) === 0 ? '' : line()}${depth < 2 && below(3) === 0 ? list(depth + 1) + sometimes(line()) : ''}</li>`
		return `<${tag}${kinds}${dir()}>${item()}${times(3, item)}</${tag}>`
	}
	function table(): string {
		const cell = (tag: string) => {
			const spans = sometimes(' colspan="2"') + sometimes(' rowspan="2"')
			return `<${tag}${spans}${dir()}>${below(4) === 0 ? block(1) + times(1, () => block(1)) : times(1, line)}</${tag}>`
		}
		const row = (tag: string) => `<tr>${cell(tag)}${times(3, () => cell(tag))}</tr>`
		const head = sometimes(`<thead>${row('th')}</thead>`)
		return `<table${dir()}>${head}<tbody>${row(one(['td', 'th']))}${times(2, () => row('td'))}</tbody></table>`
	}
	function block(depth = 0): string {
		switch (below(depth === 0 ? 9 : 5)) {
			case 0:
				return `<h${2 + below(3)}${dir()}>${line()}</h${2 + below(3)}>`
			case 1:
				return list()
			case 2:
				return `<pre><code>${one(words)}\n\tindent ${one(words)}</code></pre>`
			case 3:
				return `<blockquote${dir()}><p>${line()}</p>${times(2, () => (depth < 1 ? block(1) : `<p>${line()}</p>`))}</blockquote>`
			case 5:
				return table()
			case 6:
				return '<hr>'
			case 7:
				return line()
			default:
				return `<p${dir()}>${line()}</p>`
		}
	}
	return block() + times(5, () => sometimes('\n') + block())
}
