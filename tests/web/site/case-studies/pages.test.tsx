import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseStudy, CaseStudyRow } from '#contracts/content/case-studies.ts'
import { brand } from '#web/content/brand.ts'
import { Around } from '#web/site/case-studies/around.tsx'
import { caseStudyArticle, caseStudyFactsOf, paragraphsOf } from '#web/site/case-studies/case-study-facts.ts'
import { CaseStudyListItem } from '#web/site/case-studies/case-study-list-item.tsx'
import { ChallengesAndBenefits } from '#web/site/case-studies/challenges-and-benefits.tsx'
import { CaseStudyCover } from '#web/site/case-studies/cover.tsx'
import { hrefWith, parseCaseStudyFilters } from '#web/site/case-studies/filters.ts'
import { CaseStudyStory } from '#web/site/case-studies/story.tsx'

const row: CaseStudyRow = {
	id: 12,
	title: 'Accounts opened in <eleven> minutes',
	description: 'A bank with 43 counters.\n\nIt took ten weeks.',
	categoryId: 3,
	categoryName: 'Banking',
	publishedDate: '2026-03-02',
	isPublished: true,
	firstBenefit: 'Eleven minutes',
	updatedAt: '2026-03-05T10:00:00.000Z',
	thumbnailImage: '/media/key/cover.webp',
	thumbnailAlt: '',
	thumbnailWidth: 1434,
	thumbnailHeight: 956,
}
const caseStudy: CaseStudy = {
	...row,
	challenges: 'Eight pages///Typed twice',
	benefits: 'Eleven minutes///One visit///Day 2',
	pdfAttachment: '/media/other/ten-weeks.pdf',
	pdfName: 'ten-weeks.pdf',
	pdfSize: 84_000,
}
// React separates texts by comments.
const htmlOf = (element: ReactElement) => renderToString(element).replaceAll('<!-- -->', '')
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

test.each([
	['', { category: null, search: null }],
	['?category=5&search=bank&page=2', { category: 5, search: 'bank' }],
	['?category=0', { category: null, search: null }],
	['?category=banking', { category: null, search: null }],
	['?search=+++', { category: null, search: null }],
	['?search=%00', { category: null, search: null }],
	['?search=bank%00', { category: null, search: 'bank' }],
	[`?search=${'x'.repeat(101)}`, { category: null, search: 'x'.repeat(100) }],
	[`?search=${'x'.repeat(99)}🌙`, { category: null, search: 'x'.repeat(99) }],
])('the address %j asks for %j', (query, expected) => {
	expect(parseCaseStudyFilters(`https://www.company.test/case-study${query}`)).toEqual(expected)
})

test('the first page without filters has the bare address', () => {
	expect(hrefWith({ category: null, search: null })).toBe('/case-study')
	expect(hrefWith({ category: 5, search: null }, 2)).toBe('/case-study?category=5&page=2')
})

test('a sheet of the list has title, category, date, benefit and picture, whose alternative text is the title', () => {
	const html = htmlOf(<CaseStudyListItem caseStudy={row} place={0} />)
	expect(html).toMatch(/<h2[^>]*><a href="\/CasestudyView\/12"[^>]*>Accounts opened in &lt;eleven&gt; minutes<\/a>/)
	for (const text of ['Banking', 'Eleven minutes', '<time dateTime="2026-03-02"', '2 March 2026'])
		expect(html).toContain(text)
	expect(html).toContain('alt="Accounts opened in &lt;eleven&gt; minutes" width="1434" height="956"')
	expect(html).not.toContain('loading="lazy"')
	expect(htmlOf(<CaseStudyListItem caseStudy={row} place={1} />)).toContain('loading="lazy"')
})

test('the page tells every paragraph, challenge and benefit, and leads to the PDF', () => {
	const story = htmlOf(<CaseStudyStory caseStudy={caseStudy} url="https://www.company.test/CasestudyView/12" />)
	expect(paragraphsOf(caseStudy.description)).toEqual(['A bank with 43 counters.', 'It took ten weeks.'])
	expect(matches(story, /<p dir="auto"[^>]*>([^<]*)</g)).toEqual(paragraphsOf(caseStudy.description))
	expect(story).toMatch(/<a href="\/media\/other\/ten-weeks\.pdf" download=""[^>]*data-enhance="download"/)
	expect(story).toContain('83 KB')
	expect(story).toContain('data-download-failure="Failed to download PDF attachment. Please try again."')
	expect(story).toContain('body=https%3A%2F%2Fwww.company.test%2FCasestudyView%2F12')
	const pair = htmlOf(<ChallengesAndBenefits caseStudy={caseStudy} />)
	const [challenges = '', benefits = ''] = pair.split('What it brought')
	expect(matches(challenges, /wrap-anywhere">([^<]*)</g)).toEqual(['Eight pages', 'Typed twice'])
	expect(matches(benefits, /wrap-anywhere">([^<]*)</g)).toEqual(['Eleven minutes', 'One visit', 'Day 2'])
})

test('only a preview says that it is one', () => {
	expect(htmlOf(<CaseStudyCover caseStudy={caseStudy} preview={null} />)).not.toContain('Preview')
	const preview = { state: 'draft', at: null } as const
	expect(htmlOf(<CaseStudyCover caseStudy={caseStudy} preview={preview} />)).toContain('Preview: not published')
})

test('the way goes on to the category, to the neighbours and to the list', () => {
	const around = { caseStudy, related: [{ ...row, id: 7 }], newer: { id: 13, title: 'Newer one' }, older: null }
	const html = htmlOf(<Around {...around} />)
	expect(html).toContain('More from <bdi>Banking</bdi>')
	expect(matches(html, /href="([^"]+)"/g)).toEqual(['/CasestudyView/7', '/CasestudyView/13', '/case-study'])
	expect(htmlOf(<Around {...around} related={[]} />)).not.toContain('More from')
})

test('search engines are told what is true of the page, and nothing else', () => {
	expect(caseStudyFactsOf(caseStudy)).toMatchObject({
		path: '/CasestudyView/12',
		title: 'Accounts opened in <eleven> minutes | Case studies',
		description: 'A bank with 43 counters. It took ten weeks.',
	})
	const company = { '@type': 'Organization', name: brand.name, url: 'https://www.company.test' }
	expect(caseStudyArticle(caseStudy, 'https://www.company.test')).toEqual({
		'@type': 'Article',
		headline: 'Accounts opened in <eleven> minutes',
		description: 'A bank with 43 counters. It took ten weeks.',
		articleSection: 'Banking',
		datePublished: '2026-03-02',
		dateModified: '2026-03-05T10:00:00.000Z',
		image: 'https://www.company.test/media/key/cover.webp',
		mainEntityOfPage: 'https://www.company.test/CasestudyView/12',
		author: company,
		publisher: company,
	})
})

test('no part of the pages carries a style attribute, which the policy would block', () => {
	const parts = [
		<CaseStudyListItem key="sheet" caseStudy={row} place={0} />,
		<CaseStudyCover key="cover" caseStudy={caseStudy} preview={null} />,
		<CaseStudyStory key="story" caseStudy={caseStudy} url="https://www.company.test/" />,
		<ChallengesAndBenefits key="pair" caseStudy={caseStudy} />,
	]
	for (const part of parts) expect(htmlOf(part)).not.toContain(' style=')
})
