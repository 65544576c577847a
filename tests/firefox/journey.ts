import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoPassword } from '#scripts/demo/accounts.ts'
import { requireFirefox } from './firefox.ts'

export const site = inject('site')
const patience = { timeout: 15_000 }
let browser: Browser

beforeAll(async () => {
	browser = await launch({
		browser: 'firefox',
		executablePath: requireFirefox(),
		headless: true,
		defaultViewport: { width: 1280, height: 800 },
		extraPrefsFirefox: {
			'intl.accept_languages': 'en-GB',
			'browser.download.always_ask_before_handling_new_types': false,
		},
	})
}, 120_000)

afterAll(() => browser?.close())

/**
 * Runs a journey in a separate Firefox session. It fails on console errors, uncaught exceptions, failed requests and
 * statuses of 400 or more. `allowed` matches the expected ones.
 */
export function journey(title: string, walk: (page: Page) => Promise<void>, { allowed = /^$/ } = {}): void {
	test(title, async () => {
		const context = await browser.createBrowserContext()
		const problems: string[] = []
		try {
			const page = withoutEval(await context.newPage())
			page.setDefaultTimeout(patience.timeout)
			watch(page, problems)
			await walk(page)
		} finally {
			await context.close()
		}
		expect(problems.filter((problem) => !allowed.test(problem))).toEqual([])
	}, 90_000)
}

/** Puppeteer finds out by `eval` whether an element is enabled. The policy of the pages forbids that. */
function withoutEval(page: Page): Page {
	const locate = page.locator.bind(page)
	page.locator = ((selector: string) => locate(selector).setWaitForEnabled(false)) as Page['locator']
	return page
}

function watch(page: Page, problems: string[]): void {
	page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
	page.on('pageerror', (error) => problems.push(String(error)))
	page.on('response', (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`))
	page.on('requestfailed', (request) => {
		const why = request.failure()?.errorText ?? ''
		// A navigation aborts the pending requests of the previous page.
		if (!why.includes('NS_BINDING_ABORTED')) problems.push(`${why} ${request.url()}`)
	})
}

/** Repeats `ask` until its answer meets the expectation. */
export const expectSoon = <Answer>(ask: () => Promise<Answer> | Answer) => expect.poll(ask, patience)

export const open = (page: Page, path: string) => page.goto(site + path, { waitUntil: 'load' })

/** Finds an element by role and name, like assistive technology. */
export const named = (page: Page, name: string, role: string) => page.locator(`aria/${name}[role="${role}"]`)

/** Asks the page: the driver does not follow what the router does to the address. */
export const pathOf = (page: Page) => page.evaluate(() => window.location.pathname)

export const textOf = (page: Page, selector: string) =>
	page.$eval(selector, (element) => element.textContent ?? '').catch(() => '')

/** Fills in the fields of a form by their names. */
export async function type(page: Page, form: string, values: Record<string, string>): Promise<void> {
	for (const [field, value] of Object.entries(values)) await page.locator(`${form} [name="${field}"]`).fill(value)
}

/** Signs in through the form. */
export async function signIn(page: Page, userName: string, password = demoPassword): Promise<void> {
	await open(page, '/Login')
	// The form works once its script runs.
	await page.locator('form button[type="submit"]:enabled').wait()
	await named(page, 'User name', 'textbox').fill(userName)
	await page.locator('input[type="password"]').fill(password)
	await named(page, 'Login', 'button').click()
}

/** Signs in and waits for the back office. */
export async function enter(page: Page, userName: string): Promise<void> {
	await signIn(page, userName)
	await expectSoon(() => pathOf(page)).toMatch(/^\/Admin\/?$/)
	await page.locator('h1').wait()
}

async function call(path: string, body: object | undefined, headers = {}): Promise<Record<string, unknown>> {
	const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
	const answer = await fetch(site + path, { ...init, headers: { ...init?.headers, ...headers } })
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
	return (await answer.json()) as Record<string, unknown>
}

/** Calls the API as the demo administrator: a POST with a body, otherwise a GET. */
export async function askApi(path: string, body?: object): Promise<Record<string, unknown>> {
	const { refresh_token } = await call('/api/authcontroller/login', { userName: 'admin', password: demoPassword })
	return call(path, body, { Authorization: refresh_token })
}
