import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { demoBlogs } from '#scripts/demo/demo-content.ts'
import { altOf } from '#scripts/demo/load-content.ts'
import { parseContent } from '#scripts/demo/parse-content.ts'
import { newsItem } from '#scripts/demo/schemas/publishing.ts'

const post = z.strictObject({ title: z.string(), html: z.string() })

const news = `title: A title
description: A description
url: https://www.company.example/
publishedDate: 2026-01-05
`

test('a field with a wrong name or value is refused, with the file and the field', () => {
	const path = 'news/a-title/news.yaml'
	expect(parseContent(newsItem, path, news).publishedDate).toBe('2026-01-05')
	expect(() => parseContent(newsItem, path, `${news}publised: true`)).toThrow(/news\/a-title\/news\.yaml.*"publised"/s)
	expect(() => parseContent(newsItem, path, news.replace('01-05', '13-05'))).toThrow(/news\.yaml.*publishedDate/s)
})

test('broken YAML is refused, with the file and the line', () => {
	expect(() => parseContent(newsItem, 'news/a-title/news.yaml', 'title: "A title')).toThrow(/news\.yaml.*line 1/s)
	expect(() => parseContent(post, 'post.md', 'title: no front matter')).toThrow(/post\.md/)
})

test('Markdown becomes HTML as a save expects it', () => {
	const text = '---\ntitle: A title\n---\n\n## Heading\n\n![A lamp](inside.webp)\n\n```\nlast line\n```\n'
	expect(parseContent(post, 'post.md', text)).toEqual({
		title: 'A title',
		html: '<h2>Heading</h2>\n<p><img src="{{inside}}" alt="A lamp"></p>\n<pre><code>last line</code></pre>\n',
	})
})

test('a picture inside a post has the alternative text of its drawing', () => {
	const illustrated = demoBlogs.filter(({ html }) => html.includes('{{inside}}'))
	expect(illustrated.length).toBeGreaterThan(5)
	for (const item of illustrated) expect(item.html).toContain(`alt="${altOf(item, 'inside.svg')}"`)
})
