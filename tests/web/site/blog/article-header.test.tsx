import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blog } from '#contracts/content/blogs.ts'
import { anAnswer } from '#tests/support/builders/answers.ts'
import { ArticleHeader } from '#web/site/blog/article-header.tsx'

test.each([
	['its own text', 'Trays of letters', 'Trays of letters'],
	['the heading of the article, for a cover without one', '', 'Tides in Kochi'],
])('the cover has %s as its alternative text', (_, alt, expected) => {
	const cover = { url: '/media/one/cover.webp', alt, width: 1600, height: 900 }
	const article = anAnswer(blog, { heading: 'Tides in Kochi', cover, profile: null })
	const html = renderToStaticMarkup(<ArticleHeader blog={article} minutes={3} />)
	expect(html).toContain(`<img src="/media/one/cover.webp" alt="${expected}" width="1600" height="900"`)
})
