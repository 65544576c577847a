import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { sendEnquiry } from '#tests/support/browser/enquiry-page.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import { tooWide } from '#tests/support/browser/page-measures.ts'
import {
	addBlog,
	addCaseStudy,
	addEvent,
	addFlyer,
	addNews,
	addWhitepaper,
} from '#tests/support/browser/saved-items.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'

const marks = 'e\u0301\u0302\u0303\u0304'
/** One word of the maximum title length, one right-to-left text, and one with tall combining marks. */
const hostile = ['W'.repeat(180), '\u202eelpmaxe \u2067example\u2069 مرحبا', `${marks}${'\u0301'.repeat(150)}`]

const marked = (text: string, mark: string) => `${text} ${mark}`.slice(-200)

/** Checks in several window widths that the page shows these texts and nothing overflows the window. */
async function expectWithin(page: Page, path: string, texts: string[]): Promise<void> {
	await page.goto(path)
	for (const text of texts) await expect(page.getByText(text).first(), path).toBeAttached()
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		expect(await tooWide(page), `${path} at ${width} px`).toEqual([])
	}
}

/** Publishes one item of each kind with this text in every field. */
async function publish(request: APIRequestContext, title: string): Promise<string[]> {
	const published = await Promise.all([
		addNews(request, { title, description: title.repeat(4) }),
		addBlog(request, { heading: title, subHeading: title, authorName: title, content: `<p>${title}</p>` }),
		addEvent(request, { title, description: title, venue: title, address: title }),
		addCaseStudy(request, { title, description: title, challenges: title, benefits: title }),
		addFlyer(request, { title, description: title }),
		addWhitepaper(request, { title, description: title }),
	])
	return published.map(({ publicPath }) => publicPath)
}

const lists = ['/blog', '/events', '/case-study', '/news', '/resources']

test('Long words, turned writing and towers of marks break no page of visitors', async ({ page, request }) => {
	test.slow()
	const items: { path: string; mark: string }[] = []
	for (const text of hostile) {
		const mark = unique()
		const paths = await publish(request, marked(text, mark))
		items.push(...paths.map((path) => ({ path, mark })))
	}
	const newest = items.at(-1)?.mark ?? ''
	for (const path of lists) await expectWithin(page, path, [newest])
	for (const { path, mark } of items) if (!lists.includes(path)) await expectWithin(page, path, [mark])

	const word = 'W'.repeat(190)
	const job = await addJob(request, { jobPosition: word, jobLocation: word, experience: word, skillsRequired: word })
	for (const path of ['/careers', job.publicPath]) await expectWithin(page, path, [word])
})

test('They break no list of staff, and come back as they were sent', async ({ page, request }) => {
	const sent: { organization: string; message: string }[] = []
	const marksOfAll: string[] = []
	for (const text of hostile) {
		const mark = unique()
		const organization = marked(text, mark)
		const message = `${organization}\n`.repeat(20)
		await sendEnquiry(request, {
			organization,
			message,
			emailId: `${'m'.repeat(60)}@${'spice'.repeat(10)}.example`,
			phoneNo: '91474255501091474255',
		})
		marksOfAll.push(mark)
		sent.push({ organization, message: message.trim() })
	}
	const { content } = await asAdmin(request, '/api/contactuscontroller/getContactUsRequests', { size: 100 })
	expect(content).toEqual(expect.arrayContaining(sent.map((each) => expect.objectContaining(each))))
	await startSession(page, 'contactrequests')
	await expectWithin(page, '/Admin/Contactpage', marksOfAll)
})

test('Links of news lead to other sites without handing this page over', async ({ request }) => {
	const { title } = await addNews(request, { url: 'https://press.example/a?b=c' })
	const html = await (await request.get('/news')).text()
	const links = html.match(/<a [^>]*href="https:\/\/press\.example\/a\?b=c"[^>]*>/g) ?? []
	expect(html).toContain(title)
	expect(links.length).toBeGreaterThan(0)
	for (const link of links) expect(link).toMatch(/ rel="[^"]*noopener/)
})
