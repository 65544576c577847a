import { defineConfig } from '@playwright/test'
import { findBrowser } from '#scripts/assets/browser.ts'
import { originOf } from '#scripts/local/local-settings.ts'
import { chooseServer } from '#tests/support/server/own-server.ts'

const { port } = await chooseServer()

/** `npm run nightly` runs everything in the browser that people use. */
const nightly = process.env.NIGHTLY === 'yes'
const full = { launchOptions: findBrowser('full') ?? {} }
const shell = nightly ? full : { launchOptions: findBrowser('shell') ?? {} }
const fullBrowser = /@full-browser/

/** Journeys in a real browser, against the production build on a port, a database and files of their own. */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	reporter: 'list',
	// A retry records what happens. A test that passes only then fails the run all the same.
	retries: 1,
	failOnFlakyTests: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		browserName: 'chromium',
		baseURL: originOf(port),
		locale: 'en-GB',
		timezoneId: 'Asia/Kolkata',
		viewport: { width: 1280, height: 800 },
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		trace: 'on-first-retry',
	},
	// What reads every page comes first: later journeys publish, and take away again, what those pages lead to. What opens the server's
	// database from a second process comes last, by itself: SQLite lets one of them write, and tells the other that it is locked.
	projects: [
		{ name: 'pages', testMatch: 'pages/**', use: shell },
		{
			name: 'shell',
			testIgnore: ['pages/**', 'alone/**'],
			grepInvert: fullBrowser,
			use: shell,
			dependencies: ['pages'],
		},
		// The headless shell moves the focus differently.
		{ name: 'chromium', testIgnore: 'alone/**', grep: fullBrowser, use: full, dependencies: ['shell'] },
		{ name: 'alone', testMatch: 'alone/**', use: shell, dependencies: ['chromium'], workers: 1 },
	],
	webServer: {
		command: `"${process.execPath}" tests/support/server/serve.ts`,
		url: `${originOf(port)}/health`,
		timeout: 120_000,
		stdout: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
	},
})
