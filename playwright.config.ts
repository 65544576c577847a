import { defineConfig } from '@playwright/test'
import { findBrowser } from '#scripts/browser.ts'
import { originOf } from '#scripts/local-settings.ts'
import { chooseServer } from '#tests/support/own-server.ts'

const { port } = await chooseServer()

/** Journeys in a real browser, against the production build on a port, a database and files of their own. */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	reporter: 'list',
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		browserName: 'chromium',
		baseURL: originOf(port),
		launchOptions: findBrowser() ?? {},
		locale: 'en-GB',
		timezoneId: 'Asia/Kolkata',
		viewport: { width: 1280, height: 800 },
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		trace: 'retain-on-failure',
	},
	// What reads every page comes first: later journeys publish, and take away again, what those pages lead to. What opens the server's
	// database from a second process comes last, by itself: SQLite lets one of them write, and tells the other that it is locked.
	projects: [
		{ name: 'pages', testMatch: 'pages/**' },
		{ name: 'journeys', testIgnore: ['pages/**', 'alone/**'], dependencies: ['pages'] },
		{ name: 'alone', testMatch: 'alone/**', dependencies: ['journeys'], workers: 1 },
	],
	webServer: {
		command: `"${process.execPath}" tests/support/serve.ts`,
		url: `${originOf(port)}/health`,
		timeout: 120_000,
		stdout: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
	},
})
