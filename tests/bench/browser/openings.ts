import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/assets/browser.ts'
import { signIn } from '#scripts/demo/sign-in.ts'
import { middle, rounded } from '../measure.ts'
import { withServer } from '../server/server.ts'

const rounds = 7

/** A phone on a slow connection: its processor, and 1.6 Mbit/s with 150 ms. */
const phone = {
	processor: 4,
	network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
}

/** Pages of the back office, each with what its user waits for. */
const screens: Record<string, [path: string, usable: string]> = {
	overview: ['/Admin/', 'main h1:not(.sr-only)'],
	list: ['/Admin/Blogs', 'main table tbody tr'],
	form: ['/Admin/Blogs/Edit/22', 'main [contenteditable="true"]'],
}

type Opened = { requests: number; scripts: number; kilobytes: number; paint: number; usable: number; shift: number }

/**
 * Measures the first paint of the login page, and how the back office opens. OTHER_ORIGIN names a server of another build with
 * demo data, which is measured in turns with this one.
 */
export const openings = () =>
	withServer(({ origin }) => {
		const other = process.env.OTHER_ORIGIN
		return compare({ here: origin, ...(other && { other }) })
	})

async function compare(origins: Record<string, string>): Promise<void> {
	const browser = await chromium.launch(findBrowser() ?? {})
	try {
		const found = new Map<string, Opened[]>()
		for (let round = 0; round < rounds; round += 1)
			for (const [name, origin] of Object.entries(origins))
				for (const [what, opened] of await openAll(browser, origin)) {
					const key = `${what} (${name})`
					found.set(key, [...(found.get(key) ?? []), opened])
				}
		console.table(Object.fromEntries([...found].sort().map(([key, each]) => [key, medians(each)])))
	} finally {
		await browser.close()
	}
}

function medians(each: readonly Opened[]): Opened {
	const of = (pick: (opened: Opened) => number, places = 0) => rounded(middle(each.map(pick)), places)
	return {
		requests: of(({ requests }) => requests),
		scripts: of(({ scripts }) => scripts),
		kilobytes: of(({ kilobytes }) => kilobytes),
		paint: of(({ paint }) => paint),
		usable: of(({ usable }) => usable),
		shift: of(({ shift }) => shift, 3),
	}
}

async function openAll(browser: Browser, origin: string): Promise<[string, Opened][]> {
	const all: [string, Opened][] = []
	for (const path of ['/Login', '/contact'])
		all.push([
			`${path}, phone`,
			await inNewContext(browser, {}, (context) => open(context, origin + path, 'main', phone)),
		])
	const storageState = await inNewContext(browser, { baseURL: origin }, async (context) => {
		await signIn(await context.newPage(), 'admin')
		return context.storageState()
	})
	for (const [screen, [path, usable]] of Object.entries(screens))
		for (const processor of [1, 4])
			await inNewContext(browser, { storageState }, async (context) => {
				const at = `${screen}, processor ${processor === 1 ? 'as it is' : 'four times slower'}`
				all.push([`${at}, cold`, await open(context, origin + path, usable, { processor })])
				all.push([`${at}, warm`, await open(context, origin + path, usable, { processor })])
			})
	return all
}

async function inNewContext<Result>(
	browser: Browser,
	options: Parameters<Browser['newContext']>[0],
	use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext(options)
	try {
		return await use(context)
	} finally {
		await context.close()
	}
}

type Device = { processor: number; network?: typeof phone.network }

/** Opens a page in a new tab. Times are in milliseconds since the navigation began. */
async function open(context: BrowserContext, address: string, usable: string, device: Device): Promise<Opened> {
	const page = await context.newPage()
	const session = await context.newCDPSession(page)
	await session.send('Network.enable')
	await session.send('Emulation.setCPUThrottlingRate', { rate: device.processor })
	if (device.network) await session.send('Network.emulateNetworkConditions', device.network)
	const counts = { requests: 0, scripts: 0, bytes: 0 }
	page.on('request', (request) => {
		counts.requests += 1
		if (request.resourceType() === 'script') counts.scripts += 1
	})
	session.on('Network.loadingFinished', ({ encodedDataLength }) => {
		counts.bytes += encodedDataLength
	})
	await page.addInitScript(watch, usable)
	await page.goto(address, { waitUntil: 'networkidle' })
	await page.waitForFunction(() => 'usableAt' in window)
	await page.waitForLoadState('networkidle')
	const times = await timesOf(page)
	await page.close()
	return { requests: counts.requests, scripts: counts.scripts, kilobytes: counts.bytes / 1000, ...times }
}

type Watched = Window & { usableAt?: number; shift?: number }

/** Notes when the element is there, and sums the layout shifts. */
function watch(usable: string) {
	const watched: Watched = window
	watched.shift = 0
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value = 0 } = entry as PerformanceEntry & { value?: number }
			watched.shift = (watched.shift ?? 0) + value
		}
	}).observe({ type: 'layout-shift', buffered: true })
	new MutationObserver((_, observer) => {
		if (!document.querySelector(usable)) return
		watched.usableAt = performance.now()
		observer.disconnect()
	}).observe(document, { childList: true, subtree: true, attributes: true })
}

const timesOf = (page: Page) =>
	page.evaluate(() => {
		const watched: Watched = window
		const [paint] = performance.getEntriesByName('first-contentful-paint')
		return { paint: paint?.startTime ?? Number.NaN, usable: watched.usableAt ?? Number.NaN, shift: watched.shift ?? 0 }
	})
