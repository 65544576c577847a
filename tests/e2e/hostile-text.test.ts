import type { Page } from '@playwright/test'
import { testToken } from '#contracts/bot-check.ts'
import { adminHeaders, unique } from '#tests/support/colleague.ts'
import { expect, signIn, test } from '#tests/support/journey.ts'
import { tooWide } from '#tests/support/page-measures.ts'
import { addBlog, addCaseStudy, addEvent, addFlyer, addNews, addWhitepaper } from '#tests/support/saved-items.ts'
import { addJob } from '#tests/support/saved-jobs.ts'

const marks = 'e\u0301\u0302\u0303\u0304'
/** One word as long as a title may be, one that turns the direction of writing, and one that towers above its line. */
const hostile = {
	'a word of two hundred letters': 'W'.repeat(180),
	'an override of the direction': '\u202eelpmaxe \u2067example\u2069 مرحبا',
	'a tower of marks': `${marks}${'\u0301'.repeat(150)}`,
}
const widths = [390, 1280]

/** Opens each page in windows of several widths: it shows what was added, and nothing reaches beyond the window. */
async function expectWithin(page: Page, paths: string[], mark: string): Promise<void> {
	for (const path of paths)
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			await page.goto(path)
			await expect(page.getByText(mark).first(), path).toBeAttached()
			expect(await tooWide(page), `${path} at ${width} px`).toEqual([])
		}
}

for (const [what, text] of Object.entries(hostile)) {
	test(`${what} breaks no page of visitors`, async ({ page, request }) => {
		test.slow()
		const mark = unique()
		const title = `${text} ${mark}`.slice(-200)
		const published = await Promise.all([
			addNews(request, { title, description: title.repeat(4) }),
			addBlog(request, { heading: title, subHeading: title, authorName: title, content: `<p>${title}</p>` }),
			addEvent(request, { title, description: title, venue: title, address: title }),
			addCaseStudy(request, { title, description: title, challenges: title, benefits: title }),
			addFlyer(request, { title, description: title }),
			addWhitepaper(request, { title, description: title }),
		])
		const lists = ['/blog', '/events', '/case-study']
		await expectWithin(page, [...new Set([...published.map(({ publicPath }) => publicPath), ...lists])], mark)
	})

	test(`${what} breaks no list of staff, and comes back as it was sent`, async ({ page, request }) => {
		const mark = unique()
		const organization = `${text} ${mark}`.slice(-200)
		const enquiry = {
			name: 'Meera Nair',
			organization,
			selectedDepartmentId: 1,
			emailId: `${'m'.repeat(60)}@${'spice'.repeat(10)}.example`,
			phoneNo: '91474255501091474255',
			message: `${organization}\n`.repeat(20),
		}
		const sent = await request.post('/api/public/contactuscontroller/saveContactUs', {
			data: enquiry,
			headers: { 'X-Token': testToken },
		})
		expect(sent.status()).toBe(200)
		const stored = await request.post('/api/contactuscontroller/getContactUsRequests', {
			data: { size: 100 },
			headers: await adminHeaders(request),
		})
		const { content } = (await stored.json()) as { content: { organization: string; message: string }[] }
		const found = content.find((each) => each.organization === organization)
		expect(found?.message).toBe(enquiry.message.trim())
		await signIn(page, 'contactrequests')
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			await page.goto('/Admin/Contactpage')
			await expect(page.getByText(mark).first()).toBeVisible()
			expect(await tooWide(page), `at ${width} px`).toEqual([])
		}
	})
}

test('A word of two hundred letters breaks no page of an open position', async ({ page, request }) => {
	const word = 'W'.repeat(190)
	const job = await addJob(request, { jobPosition: word, jobLocation: word, experience: word, skillsRequired: word })
	await expectWithin(page, ['/careers', job.publicPath], word)
})

test('Links of news lead to other sites without handing this page over', async ({ page, request }) => {
	const { title } = await addNews(request, { url: 'https://press.example/a?b=c' })
	await page.goto('/news')
	const link = page.getByRole('link', { name: title })
	await expect(link).toHaveAttribute('href', 'https://press.example/a?b=c')
	await expect(link).toHaveAttribute('rel', /noopener/)
})
