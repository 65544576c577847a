import type { ElementHandle } from 'puppeteer-core'
import { expect } from 'vitest'
import { products } from '#web/content/products/all.ts'
import { askApi, expectSoon, journey, named, open, pathOf, site, textOf, type } from './journey.ts'

const currentSlide = '[data-hero-slides] > [data-current]'

journey('The slider of the home page moves, and rests once it is told to', async (page) => {
	await open(page, '/')
	const shown = () => page.$eval(currentSlide, (slide) => slide.ariaLabel)
	await expectSoon(shown).toMatch(/^1 of/)
	await expectSoon(shown).toMatch(/^2 of/)
	await page.locator('[aria-label="Pause: slides"]').click()
	const rests = await shown()
	// Longer than the display time of a slide.
	const now = () => page.evaluate(() => performance.now())
	const end = (await now()) + 6_000
	await expectSoon(now).toBeGreaterThan(end)
	expect(await shown()).toBe(rests)
})

journey('A product tells what it is, and its brochure is a PDF', async (page) => {
	const product = products.find(({ brochure }) => brochure)
	await open(page, product?.path ?? '')
	expect(await page.title()).toContain(product?.title)
	const address = await page.$eval('main a[href^="/documents/brochures/"]', (link) => (link as HTMLAnchorElement).href)
	const brochure = await fetch(address)
	expect(brochure.headers.get('content-type')).toBe('application/pdf')
	expect(
		Buffer.from(await brochure.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-')
})

journey('The menu by keyboard: it opens, Escape closes it, and a link leads on', async (page) => {
	await open(page, '/contact')
	const inMenu = (name: string) => page.evaluate((label) => document.activeElement?.textContent?.includes(label), name)
	await page.focus('nav[aria-label="Main"] button ::-p-text(Company)')
	await page.keyboard.press('Enter')
	await page.locator('nav[aria-label="Main"] a ::-p-text(About us)').setVisibility('visible').wait()
	await page.keyboard.press('Tab')
	await expectSoon(() => inMenu('About us')).toBe(true)
	await page.keyboard.press('Escape')
	await expectSoon(() => inMenu('Company')).toBe(true)
	await page.keyboard.press('Enter')
	await page.keyboard.press('Tab')
	await expectSoon(() => inMenu('About us')).toBe(true)
	await page.keyboard.press('Enter')
	await expectSoon(() => textOf(page, 'h1')).not.toBe('')
	await expectSoon(async () => (await pathOf(page)).toLowerCase()).toContain('about')
})

journey('The news are listed, and a post of the blog is read', async (page) => {
	await open(page, '/news')
	expect(await textOf(page, 'h1')).toContain('News')
	expect((await page.$$('main article, main li a')).length).toBeGreaterThan(3)
	await open(page, '/blog')
	await page.$eval('main a[href^="/BlogView/"]', (link) => (link as HTMLAnchorElement).click())
	await expectSoon(() => pathOf(page)).toMatch(/^\/BlogView\//)
	await expectSoon(() => page.$$eval('article p', (paragraphs) => paragraphs.length)).toBeGreaterThan(3)
	const pictures = await page.$$eval('article img', (all) => all.length)
	expect(pictures).toBeGreaterThan(0)
})

journey('An enquiry is sent, and stored', async (page) => {
	const name = `Meera ${crypto.randomUUID().replaceAll(/[\d-]/g, 'x')}`
	await open(page, '/contact')
	const typed = {
		name,
		organization: 'Kollam Spice Exports',
		emailId: 'meera@kollamspice.example',
		phoneNo: '914742555010',
		message: 'How does the trade finance product handle partial shipments?',
	}
	await page.locator('form [name="emailId"]').scroll({ scrollTop: 0 })
	await type(page, 'form', typed)
	await page.select('form select', await optionOf('Support'))
	await named(page, 'Send enquiry', 'button').click()
	await page.locator('::-p-text(Contact details submitted successfully)').wait()
	const query = { pageNumber: 1, size: 100, selectedDepartmentId: null }
	const { content } = await askApi('/api/contactuscontroller/getContactUsRequests', query)
	expect(content).toContainEqual(expect.objectContaining({ name, message: typed.message }))

	async function optionOf(text: string): Promise<string> {
		await expectSoon(() => page.$$eval('form select option', (all) => all.length)).toBeGreaterThan(3)
		const options = await page.$$eval('form select option', (all) => all.map(({ value, text }) => ({ value, text })))
		return options.find((option) => option.text === text)?.value ?? ''
	}
})

journey('An application with a CV is sent, and stored', async (page) => {
	const answer = await fetch(`${site}/careers`)
	const path = /\/CareersApply\/\d+/.exec(await answer.text())?.[0] ?? ''
	await open(page, path)
	const lastName = `Okafor ${crypto.randomUUID().replaceAll(/[\d-]/g, 'x')}`
	await type(page, 'form', {
		firstName: 'Amara',
		lastName,
		email: 'amara.okafor@mail.example',
		mobileNumber: '2348025550134',
		applicantExperience: '6.5',
		applicantLocation: 'Lagos',
	})
	await page.select('form select[name="noticePeriod"]', '1 month')
	const file = (await page.$('form input[type="file"]')) as ElementHandle<HTMLInputElement> | null
	await file?.uploadFile('tests/support/files/samples/browser.pdf')
	await page.locator('::-p-text(browser.pdf)').wait()
	await named(page, 'Send application', 'button').click()
	await page.locator('::-p-text(Application has been sent successfully)').wait()
	const query = { pageNumber: 1, size: 100, jobPosts: [Number(path.split('/').at(-1))] }
	const { content } = await askApi('/api/careerscontroller/getreceivedapplications', query)
	expect(content).toContainEqual(expect.objectContaining({ lastName }))
})
