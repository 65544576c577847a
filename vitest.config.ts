import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { workerCount } from './scripts/test/worker-count.ts'
import { testedWorker } from './tests/support/worker/tested-worker.ts'

/**
 * What the Worker imports, bundled once: a test file then loads in half the time. All of them or none, since one package loaded in
 * two ways has two states.
 */
const packages = [
	'@hono/zod-validator',
	'drizzle-orm',
	'drizzle-orm/d1',
	'drizzle-orm/sqlite-core',
	'fflate',
	'hono',
	'hono/factory',
	'hono/html',
	'hono/http-exception',
	'hono/route',
	'ical.js',
	'iconv-lite/encodings/sbcs-data-generated.js',
	'jose',
	'parse5',
	'postal-mime',
	'react-router',
	'sanitize-html',
	'zod/mini',
]

/** What runs in a browser, and the contracts that both sides share, as far as they need neither D1 nor a page. */
const ofPages = [
	'tests/web/**/*.test.{ts,tsx}',
	'tests/worker/{contracts,openapi}/**/*.test.ts',
	'tests/worker/files/recognise-mutated.test.ts',
]

const nightly = process.env.NIGHTLY === 'yes'

/** `npm run nightly` only: a few journeys in the other engine, one after another on one server. */
const inFirefox = {
	test: {
		name: 'firefox',
		include: ['tests/firefox/**/*.test.ts'],
		globalSetup: 'tests/firefox/server.ts',
		fileParallelism: false,
	},
}

/** `npm run nightly` only: deployments to a stand-in of Cloudflare's API, each with a build. */
const deployments = {
	test: {
		name: 'deploy',
		include: ['tests/deploy/**/*.test.ts'],
		fileParallelism: false,
		testTimeout: 240_000,
		hookTimeout: 120_000,
	},
}

/**
 * `worker`: in workerd, on a real D1 and R2, which `tests/support/worker/fresh-state.ts` empties before each file. `web`: the files of a
 * thread share modules and a document, which `tests/support/pages/given-back.ts` empties after each file. The nightly run isolates each file
 * of both, so a file that needs what another one left fails there. `scripts`: commands, which start processes. `built`: what the build has
 * rendered, after `npm run build`.
 */
export default defineConfig({
	test: {
		// Vitest would leave one core idle.
		maxWorkers: workerCount(),
		projects: [
			{
				// The tests need no build.
				plugins: [cloudflareTest(async () => ({ main: './worker/api.ts', miniflare: await testedWorker() }))],
				test: {
					name: 'worker',
					isolate: nightly,
					env: { NIGHTLY: nightly ? 'yes' : '' },
					include: ['tests/worker/**/*.test.ts'],
					exclude: ofPages,
					testTimeout: 60_000,
					setupFiles: ['tests/support/worker/fresh-state.ts', 'tests/support/worker/unread-errors.ts'],
					deps: { optimizer: { ssr: { enabled: true, include: packages } } },
				},
			},
			{
				test: {
					name: 'web',
					include: ofPages,
					isolate: nightly,
					pool: 'threads',
					setupFiles: ['tests/support/pages/given-back.ts'],
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: 'scripts',
					include: ['tests/scripts/**/*.test.{ts,tsx}'],
					globalSetup: 'tests/support/server/migrated-state.ts',
					testTimeout: 60_000,
				},
			},
			// Each page is read once for all files.
			{ test: { name: 'built', include: ['tests/built/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 60_000 } },
			...(nightly ? [inFirefox, deployments] : []),
		],
	},
})
