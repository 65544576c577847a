import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '#scripts/assets/browser.ts'

const tries = 3

/** Audits a page with Lighthouse's mobile preset in a new browser. */
export async function visitOnPhone(address: string) {
	let missing = 'nothing'
	for (let attempt = 0; attempt < tries; attempt += 1) {
		const { lhr } = await visitOnce(address)
		const failed = Object.values(lhr.audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
		if (!lhr.runtimeError && !failed) return lhr
		// Chromium sometimes misses the start of the page in its trace.
		missing = lhr.runtimeError?.message ?? failed?.errorMessage ?? missing
	}
	throw new Error(`Lighthouse says of ${address}: ${missing}`)
}

async function visitOnce(address: string) {
	const { executablePath, args = [] } = findBrowser() ?? {}
	const browser = await launch({
		...(executablePath && { chromePath: executablePath }),
		chromeFlags: ['--headless=new', ...args],
	})
	try {
		const result = await lighthouse(address, { port: browser.port, logLevel: 'error', output: 'json' })
		if (!result) throw new Error(`Lighthouse says nothing about ${address}`)
		return result
	} finally {
		browser.kill()
	}
}
