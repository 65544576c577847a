import { expect, test } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'

const origin = 'https://www.company.test'

const content = {
	to: 'amara@mail.example',
	subject: 'We have your application: Archivist',
	opening: ['Hello Amara,', 'your application has arrived.'],
	facts: [
		{ label: 'Position', value: 'Archivist' },
		{ label: 'Location', value: 'Kochi' },
	],
	button: { label: 'Read the position', address: `${origin}/CareersApply/7` },
	closing: ['You need not do anything.'],
}

test('a mail says the same as text and as HTML', () => {
	const { text, html, ...head } = composeLetter(content, origin)
	expect(head).toEqual({ to: content.to, subject: content.subject })
	expect(text).toBe(`Hello Amara,

your application has arrived.

Position: Archivist
Location: Kochi

Read the position: https://www.company.test/CareersApply/7

You need not do anything.
`)
	for (const said of [brand.name, ...content.opening, 'Position', 'Archivist', 'Kochi', ...content.closing])
		expect(html).toContain(`>${said}<`)
	expect(html).toMatch(/<h1[^>]*>We have your application: Archivist<\/h1>/)
	expect(html).toMatch(/<a [^>]*href="https:\/\/www\.company\.test\/CareersApply\/7"[^>]*>Read the position<\/a>/)
})

test('what people have typed is no markup', () => {
	const typed = '<img src=x onerror=alert(1)> & "more"'
	const { html } = composeLetter(
		{ ...content, subject: typed, opening: [typed], facts: [{ label: 'Title', value: typed }], closing: [typed] },
		origin,
	)
	expect(html).not.toContain('<img src=x')
	expect(html.split('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;').length).toBe(7)
})

test('a mail loads the mark and nothing else, and has colours for dark screens', () => {
	const { html } = composeLetter(content, origin)
	expect([...html.matchAll(/(?:src|url\()=?"?([^")\s]+)/g)].map(([, address]) => address)).toEqual([
		`${origin}/icon-192.png`,
	])
	expect(html).not.toMatch(/<script|<link|@import/)
	expect(html).toContain('prefers-color-scheme: dark')
})

test('a mail without facts has no table of them', () => {
	const { facts: _facts, closing: _closing, ...short } = content
	const { text, html } = composeLetter(short, origin)
	expect(html).not.toContain('<th')
	expect(text).toBe(`Hello Amara,

your application has arrived.

Read the position: https://www.company.test/CareersApply/7
`)
})
