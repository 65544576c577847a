import { defineConfig } from '@playwright/test'
import { findBrowser } from '#scripts/assets/browser.ts'
import { workerCount } from '#scripts/test/worker-count.ts'
import { chooseServers } from '#tests/support/server/own-server.ts'

const workers = workerCount()
await chooseServers(workers)

/** `npm run nightly` runs everything in the browser that people use. */
const nightly = process.env.NIGHTLY === 'yes'
const full = { launchOptions: findBrowser('full') ?? {} }
const shell = nightly ? full : { launchOptions: findBrowser('shell') ?? {} }
const fullBrowser = /@full-browser/

/** Journeys in a real browser, against the production build. Each worker has a server with a database and files of its own. */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers,
	forbidOnly: Boolean(process.env.CI),
	reporter: 'list',
	// A retry records what happens. A test that passes only then fails the run all the same.
	retries: 1,
	failOnFlakyTests: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		browserName: 'chromium',
		locale: 'en-GB',
		timezoneId: 'Asia/Kolkata',
		viewport: { width: 1280, height: 800 },
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		trace: 'on-first-retry',
	},
	// What reads every page has a server that no other journey writes to: they publish, and take away again, what pages lead to.
	projects: [
		{ name: 'pages', testMatch: 'pages/**', use: shell },
		{ name: 'shell', testIgnore: 'pages/**', grepInvert: fullBrowser, use: shell },
		// The headless shell moves the focus differently.
		{ name: 'chromium', grep: fullBrowser, use: full },
	],
	webServer: {
		command: `"${process.execPath}" tests/support/server/serve.ts`,
		wait: { stdout: /Every server is healthy/ },
		timeout: 120_000,
		stdout: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
	},
})
