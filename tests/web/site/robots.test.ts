import { expect, test } from 'vitest'
import { robotsText } from '#web/site/seo/robots.ts'

test('crawlers may read production, apart from the back office and the API', () => {
	const text = robotsText('production', 'https://www.moonlit.dev')
	expect(text).toContain('Disallow: /Admin\n')
	expect(text).toContain('Sitemap: https://www.moonlit.dev/sitemap.xml')
})

test('crawlers may read nothing of staging', () => {
	expect(robotsText('staging', 'https://staging.moonlit.dev')).toBe('User-agent: *\nDisallow: /\n')
})
