import { readFileSync } from 'node:fs'
import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { developedSearchIndex } from './scripts/build/developed-search-index.ts'
import { pdfFiles } from './scripts/build/pdf-files.ts'
import { scriptGroups } from './scripts/build/script-groups.ts'
import { skeletonRoutes } from './scripts/build/skeleton-routes.ts'
import { targetEnvironment } from './scripts/build/target-environment.ts'
import { withoutPostcss } from './scripts/build/without-postcss.ts'

/** A group that Rolldown splits by its importers would otherwise be named after all of them. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`

/** Documents do not hydrate, so no browser loads their route modules. Layouts stay in the client build: it takes the stylesheets from them. */
const documentsStayOnTheServer: Plugin = {
	name: 'documents-stay-on-the-server',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform(_code, id) {
		const [file = '', query] = id.split('?')
		if (
			query !== '__react-router-build-client-route' ||
			!/\/web\/(?:site\/.*(?<!layout)|admin\/sign-in\/login)\.tsx$/.test(file)
		)
			return null
		return readFileSync(file, 'utf8').includes('interactive: true') ? null : 'export default null'
	},
}

/** Vite replaces modules in a browser that has them. A document has none: it reloads itself when a module changes on the server. */
const documentsReload: Plugin = {
	name: 'documents-reload',
	apply: 'serve',
	hotUpdate({ modules, server }) {
		if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send('document-changed')
	},
}

/**
 * This plugin copies `.dev.vars` beside the Worker, and writes `.wrangler/deploy/config.json`: wrangler would then upload the build as it
 * is, finished or not, and read wrangler.toml no more.
 */
const outputConfig = 'vite-plugin-cloudflare:output-config'

/** wrangler.toml describes the upload: its entry is built already. Vite begins at the sources. */
const fromSources = (config: WorkerConfig) => {
	config.main = './worker/index.ts'
	config.no_bundle = false
	config.rules = []
}

export default defineConfig({
	publicDir: 'web/static',
	define: { 'import.meta.env.BUILT_FOR': JSON.stringify(targetEnvironment()) },
	plugins: [
		pdfFiles,
		developedSearchIndex,
		cloudflare({ viteEnvironment: { name: 'ssr' }, config: fromSources }).filter(({ name }) => name !== outputConfig),
		tailwindcss(),
		reactRouter(),
		documentsStayOnTheServer,
		documentsReload,
		skeletonRoutes,
		withoutPostcss,
	],
	// All supported engines know light-dark(). Without these targets every colour would be written three times.
	build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
	environments: {
		// `npm run trace` reads the source maps, and Cloudflare maps uncaught errors with them.
		ssr: {
			build: {
				sourcemap: true,
				minify: true,
				rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/web\/admin\//, sideEffects: false }] } },
			},
		},
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups }, chunkFileNames } } } },
	},
})
