import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'

const htmlOf = (text: string) => renderToStaticMarkup(<LinkedWords text={text} className="" />)

/** The links as Markdown writes them. */
const marked = (text: string) =>
	htmlOf(text)
		.replace(/<a href="([^"]*)"[^>]*><bdi[^>]*>(.*?)<\/bdi><\/a>/g, '[$2]($1)')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&gt;', '>')
		.replaceAll('&lt;', '<')

test.each([
	['See https://a.example/b.', 'See [https://a.example/b](https://a.example/b).'],
	[
		'Www.a.example, or www.b.example/c?',
		'[Www.a.example](https://Www.a.example), or [www.b.example/c](https://www.b.example/c)?',
	],
	[
		'(https://a.example/Mercury_(planet))',
		'([https://a.example/Mercury_(planet)](https://a.example/Mercury_(planet)))',
	],
	[
		'<https://a.example/b>; “http://c.example:8080/”',
		'<[https://a.example/b](https://a.example/b)>; “[http://c.example:8080/](http://c.example:8080/)”',
	],
	['https://a.example/b[1],2;c=3!', '[https://a.example/b[1],2;c=3](https://a.example/b[1],2;c=3)!'],
	[
		'https://a.example/b,https://c.example/d_(e',
		'[https://a.example/b](https://a.example/b),[https://c.example/d_](https://c.example/d_)(e',
	],
	['https://தமிழ்.example/வீடு', '[https://தமிழ்.example/வீடு](https://தமிழ்.example/வீடு)'],
	["https://a.example/?q=1&r='x'", "[https://a.example/?q=1&r='x](https://a.example/?q=1&r='x)'"],
])('the web addresses in %s are links', (text, expected) => expect(marked(text)).toBe(expected))

test.each([
	['Ask desk@a.example.', 'Ask [desk@a.example](mailto:desk@a.example).'],
	[
		"mailto:o'brien+x@mail.a.example, or (me_2@b.example)",
		"mailto:[o'brien+x@mail.a.example](mailto:o'brien+x@mail.a.example), or ([me_2@b.example](mailto:me_2@b.example))",
	],
	['a@b, 5@2.50, @name.example', 'a@b, 5@2.50, @name.example'],
])('the mail addresses in %s are links', (text, expected) => expect(marked(text)).toBe(expected))

test.each([
	['Call +91 484 234 5678.', 'Call [+91 484 234 5678](tel:+914842345678).'],
	['(0044 (0)20-7946.0018)', '([0044 (0)20-7946.0018](tel:+442079460018))'],
	[
		'(+49) 30 123456-78, 00 91 98765 43210',
		'[(+49) 30 123456-78](tel:+493012345678), [00 91 98765 43210](tel:+919876543210)',
	],
	['+1 555 123 4567 (24 hours)', '[+1 555 123 4567](tel:+15551234567) (24 hours)'],
	['+91 484 234 5678\n2026', '[+91 484 234 5678](tel:+914842345678)\n2026'],
])('the telephone numbers in %s are links', (text, expected) => expect(marked(text)).toBe(expected))

test.each([
	'0484 234 5678',
	'+1234567',
	'+1234567890123456',
	'10 000 000 000 000 and 2.00 12345678',
	'5+12345678 or a+12345678',
	'+91 484 123 4567x',
	'https://me:secret@a.example/b and ftp://me@a.example',
	'javascript:alert(1) xhttps://a.example localhost http://localhost:8787',
	'<a href="x">',
])('%s stays a text', (text) => expect(marked(text)).toBe(text))

test('only links to the web keep the reference to the page from others', () => {
	expect(htmlOf('https://a.example')).toContain('rel="noopener noreferrer"')
	expect(htmlOf('me@a.example +4912345678')).not.toContain('rel=')
})

test('long texts without an end take no time', () => {
	const start = performance.now()
	for (const part of ['(', '+9', 'a.', 'www.', 'a@', '00 1', 'https://', '1-', '_']) htmlOf(part.repeat(5_000))
	expect(performance.now() - start).toBeLessThan(2_000)
})
