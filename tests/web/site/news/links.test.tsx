import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newsFields, newsItem } from '#contracts/content/news.ts'
import { anAnswer } from '#tests/support/builders/answers.ts'
import { namedTexts } from '#tests/support/builders/items/named-texts.ts'
import { newsArticles } from '#web/site/news/news-articles.ts'
import { NewsCard } from '#web/site/news/news-card.tsx'

const storyAt = (url: string) => anAnswer(newsItem, { url })

test('a story on this site is linked by its path, and search engines get its whole address', () => {
	expect(renderToStaticMarkup(<NewsCard item={storyAt('/blog?page=2')} />)).toContain('<a href="/blog?page=2" class=')
	expect(newsArticles([storyAt('/blog?page=2')], 'https://www.company.test')).toMatchObject([
		{ url: 'https://www.company.test/blog?page=2' },
	])
})

test('a story elsewhere is linked without handing this page over', () => {
	const address = 'https://press.example/a'
	expect(renderToStaticMarkup(<NewsCard item={storyAt(address)} />)).toContain(
		`<a href="${address}" rel="noopener" class=`,
	)
	expect(newsArticles([storyAt(address)], 'https://www.company.test')).toMatchObject([{ url: address }])
})

test('the card shows each text', () => {
	const { item, unshown } = namedTexts(newsFields, anAnswer(newsItem))
	const missing = unshown(renderToStaticMarkup(<NewsCard item={item} />))
	expect(missing, 'Show them in web/site/news/news-card.tsx').toEqual([])
})
