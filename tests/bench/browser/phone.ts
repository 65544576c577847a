import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { findBrowser } from '#scripts/assets/browser.ts'

const tries = 3

/** What Lighthouse's mobile preset says about a page, in a browser that has seen nothing before. */
export async function visitOnPhone(address: string, flags: Flags = {}) {
	let missing = 'nothing'
	for (let attempt = 0; attempt < tries; attempt += 1) {
		const { lhr, artifacts } = await visitOnce(address, flags)
		const failed = Object.values(lhr.audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
		if (!lhr.runtimeError && !failed) return { ...lhr, trace: artifacts.Trace }
		// Now and then Chromium's recording lacks the start of the page.
		missing = lhr.runtimeError?.message ?? failed?.errorMessage ?? missing
	}
	throw new Error(`Lighthouse says of ${address}: ${missing}`)
}

async function visitOnce(address: string, flags: Flags) {
	const { executablePath, args = [] } = findBrowser() ?? {}
	const browser = await launch({
		...(executablePath && { chromePath: executablePath }),
		chromeFlags: ['--headless=new', ...args],
	})
	try {
		const result = await lighthouse(address, { ...flags, port: browser.port, logLevel: 'error', output: 'json' })
		if (!result) throw new Error(`Lighthouse says nothing about ${address}`)
		return result
	} finally {
		browser.kill()
	}
}
