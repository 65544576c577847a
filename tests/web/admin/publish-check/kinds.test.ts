// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { type BlogValues, newBlog } from '#web/admin/blogs/blog-values.ts'
import { type JobValues, newJob } from '#web/admin/careers/job-values.ts'
import { type CaseStudyValues, newCaseStudy } from '#web/admin/case-studies/case-study-values.ts'
import { newDocument } from '#web/admin/documents/document-values.ts'
import { type EventValues, newEvent } from '#web/admin/events/event-values.ts'
import { newNews } from '#web/admin/news/news-values.ts'
import type { CheckedItem } from '#web/admin/publish-check/item.ts'
import { describeBlog } from '#web/admin/publish-check/kinds/blog.ts'
import { describeCaseStudy } from '#web/admin/publish-check/kinds/case-study.ts'
import { describeEvent } from '#web/admin/publish-check/kinds/event.ts'
import { describeJob } from '#web/admin/publish-check/kinds/job.ts'
import { describeDocument, describeNews } from '#web/admin/publish-check/kinds/listed.ts'

const aFile = new File(['x'], 'hall.webp', { type: 'image/webp' })
const pictureOf = () => ({ url: 'blob:hall', width: 760, height: 427 })
const stored = { url: '/media/7/hall.webp', width: 800, height: 450 }

const lacksOf = ({ lacks }: CheckedItem) => lacks.map(({ what }) => what)
const pictureNames = ({ pictures }: CheckedItem) => pictures.map(({ name, alt }) => `${name}: ${alt}`)

describe('a blog', () => {
	const described = (values: Partial<BlogValues>) => describeBlog({ ...newBlog(), ...values }, null, pictureOf)

	test('has the title, the description and the address of its page', () => {
		const { page } = described({ heading: ' Monday ', subHeading: 'Three days of post.', content: '<p>Trays.</p>' })
		expect(page?.facts).toMatchObject({ title: 'Monday | Blog', description: 'Three days of post.' })
		expect(page?.description).toMatchObject({ source: 'Three days of post.', isWhole: true })
		expect(page?.isSaved).toBe(false)
	})

	test('without a sub heading is described by its text', () => {
		const { page } = described({ heading: 'Monday', content: '<p>Trays &amp; scanners.</p>' })
		expect(page?.description).toMatchObject({ shown: 'Trays & scanners.', isWhole: false })
	})

	test('shows its cover on the share card once it is chosen, and the card of the section before', () => {
		expect(described({}).page?.card.url).toBe('/share/blog.jpg')
		const { page } = described({ heading: 'Monday', coverImage: aFile, coverAlt: 'Trays' })
		expect(page?.card).toEqual({ url: 'blob:hall', alt: 'Trays', width: 760, height: 427 })
	})

	test('shares its share card rather than the cover, until the cover is a new one', () => {
		const blog = { share: { ...stored, url: '/media/9/share.webp' }, cover: stored } as BlogDetails
		const sharedBy = (values: Partial<BlogValues>) => {
			const { page } = describeBlog({ ...newBlog(), ...values }, blog, pictureOf)
			return [page?.card.url, page?.picture?.name]
		}
		expect(sharedBy({})).toEqual(['/media/9/share.webp', 'The share card'])
		expect(sharedBy({ coverImage: aFile, hasCoverImageChanged: true })).toEqual(['blob:hall', 'The cover'])
		expect(sharedBy({ shareImage: aFile })).toEqual(['blob:hall', 'The share card'])
	})

	test('lacks an author and a picture at first, and a date once it is taken out', () => {
		expect(lacksOf(described({}))).toEqual(['author', 'picture'])
		expect(lacksOf(described({ date: '' }))).toEqual(['author', 'date', 'picture'])
		expect(lacksOf(described({ authorName: 'Meera', date: '2026-01-02', coverImage: aFile }))).toEqual([])
	})

	test('is checked for its pictures, headings and links', () => {
		const item = described({
			coverImage: aFile,
			thumbnailImage: aFile,
			thumbnailAlt: 'Trays',
			content: '<h3>One</h3><p><a href="/blog">Read on</a><img src="{{plan}}" alt="The plan"></p>',
		})
		expect(pictureNames(item)).toEqual(['The cover: ', 'The thumbnail: Trays', 'Picture 1 in the text: The plan'])
		expect(item.text).toMatchObject({ words: 3, below: 1, headings: [{ level: 3, text: 'One' }] })
		expect(item.links).toEqual([
			{ href: '/blog', text: 'Read on', target: { field: 'content', part: { selector: 'a', index: 0 } } },
		])
	})
})

describe('a case study', () => {
	const described = (values: Partial<CaseStudyValues>) =>
		describeCaseStudy({ ...newCaseStudy(), ...values }, null, pictureOf)

	test('lacks a picture at first, and a date where it was removed', () => {
		expect(lacksOf(described({}))).toEqual(['picture'])
		expect(lacksOf(described({ publishedDate: '', thumbnailImage: aFile }))).toEqual(['date'])
	})

	test('is described by its text', () => {
		const { page } = described({ title: 'Eleven minutes', description: 'A bank opens accounts.' })
		expect(page?.facts).toMatchObject({ title: 'Eleven minutes | Case studies', description: 'A bank opens accounts.' })
	})
})

describe('an event', () => {
	const described = (values: Partial<EventValues>) => describeEvent({ ...newEvent(), ...values }, null, pictureOf)
	const place = { startsAt: '2027-03-17T10:00', address: 'Marine Drive, Kochi', venue: 'Town hall' }

	test.each<[string, Partial<EventValues>, string[]]>([
		['nothing', {}, ['start', 'place', 'venue']],
		['a start', { startsAt: place.startsAt }, ['place', 'venue']],
		['a place', { address: place.address, venue: place.venue }, ['start']],
		['an impossible year', { ...place, startsAt: '20271-03-17T10:00' }, ['start']],
		['all of it', place, []],
	])('with %s lacks the rest', (_, values, expected) => {
		expect(lacksOf(described(values))).toEqual(expected)
	})

	test('shows its first additional image on the share card, and each needs an alternative text', () => {
		const item = described({
			thumbnailImages: [
				{ key: 'a', id: 1, alt: 'A full hall', ...stored },
				{ key: 'b', alt: '', file: aFile },
			],
		})
		expect(item.page?.card.url).toBe(stored.url)
		expect(pictureNames(item)).toEqual(['Additional image 1: A full hall', 'Additional image 2: '])
	})
})

describe('a job', () => {
	const described = (values: Partial<JobValues>) => describeJob({ ...newJob(), ...values }, null, { 1: 'Permanent' })
	const whole = { city: 'Kochi', dueDate: '2026-12-31', salaryMax: '900000' }

	test.each<[string, Partial<JobValues>, string[]]>([
		['nothing', {}, ['city', 'closing date', 'salary']],
		['a place', { city: 'Kochi' }, ['closing date', 'salary']],
		['no city, but from anywhere', { ...whole, city: '', remote: true }, []],
		['all of it', whole, []],
	])('with %s lacks the rest', (_, values, expected) => {
		expect(lacksOf(described(values))).toEqual(expected)
	})

	test('is described by its type, place, experience and text, under the card of the section', () => {
		const { page, text } = described({
			jobPosition: 'Engineer',
			jobLocation: 'Kochi',
			jobTypeId: '1',
			experience: '3 years',
			jobDescription: '<h3>What you do</h3><p>You draw processes.</p>',
		})
		expect(page?.facts).toMatchObject({
			title: 'Engineer, Kochi | Careers',
			description: 'Permanent in Kochi; experience: 3 years. You draw processes.',
		})
		expect(page?.card.url).toBe('/share/careers.jpg')
		// The page has a heading 2 above the text.
		expect(text?.below).toBe(2)
	})
})

describe('an item within a list', () => {
	test('has no page, and its picture is checked', () => {
		const flyer = describeDocument('flyers', { ...newDocument(), thumbnailImage: aFile }, null, pictureOf)
		expect(flyer.page).toBeNull()
		expect(pictureNames(flyer)).toEqual(['The thumbnail image: '])
		expect(describeDocument('flyers', newDocument(), null, pictureOf).pictures).toEqual([])
	})

	test.each([
		['/EventsView/4', ['/EventsView/4']],
		['paper.example/story', []],
		['', []],
	])('the url “%s” of news is checked if it is a path of this site', (url, expected) => {
		const { links } = describeNews({ ...newNews(), url }, null, pictureOf)
		expect(links.map(({ href }) => href)).toEqual(expected)
	})
})
