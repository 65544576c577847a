import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NewsItem } from '#contracts/content/news.ts'
import { newsArticles } from '#web/site/news/news-articles.ts'
import { NewsCard } from '#web/site/news/news-card.tsx'

const storyAt = (url: string): NewsItem => ({
	id: 7,
	title: 'A new office',
	description: 'Eleven colleagues moved in.',
	url,
	publishedDate: '2026-03-02',
	isPublished: true,
	updatedAt: '2026-03-02T10:00:00.000Z',
	thumbnailImage: '/media/1/office.png',
	thumbnailAlt: '',
	thumbnailWidth: 800,
	thumbnailHeight: 450,
})

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
