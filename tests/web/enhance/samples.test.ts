// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { samples } from '#web/enhance/samples.ts'

function page(): HTMLElement {
	document.body.innerHTML = `<article><div class="samples"><h4>Request</h4><pre>curl "$SITE/health"</pre>
		<h4>Answer</h4><pre>{ "status": "up" }</pre></div></article>`
	return document.querySelector('article') as HTMLElement
}

afterEach(() => vi.unstubAllGlobals())

test('a button copies the request, and says so', async () => {
	const article = page()
	samples(article)
	const button = article.querySelector('button')
	expect(button?.textContent).toBe('Copy request')
	button?.click()
	await vi.waitFor(() => expect(button?.textContent).toBe('Copied'))
	expect(await navigator.clipboard.readText()).toBe('curl "$SITE/health"')
})

test('names and texts in the samples are coloured', () => {
	const highlights = new Map<string, Set<StaticRange>>()
	vi.stubGlobal('CSS', { highlights })
	vi.stubGlobal('Highlight', Set)
	vi.stubGlobal(
		'StaticRange',
		class {
			text: string
			constructor({ startContainer, startOffset, endOffset }: StaticRangeInit) {
				this.text = (startContainer.textContent ?? '').slice(startOffset, endOffset)
			}
		},
	)
	samples(page())
	const coloured = (name: string) => [...(highlights.get(name) ?? [])].map((range) => 'text' in range && range.text)
	expect(coloured('name')).toEqual(['"status"'])
	expect(coloured('text')).toEqual(['"$SITE/health"', '"up"'])
})
