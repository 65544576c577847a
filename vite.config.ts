import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What always travels together, so that a page asks for a few files and not for dozens. */
const groups = [
	// Every script that asks for another one needs it, and nothing else of what it would be put together with.
	{ name: 'preload-helper', test: /vite\/preload-helper/ },
	// What comes to life in a document needs React alone.
	{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
	{ name: 'framework', test: /node_modules\/react-router\// },
	// Small files that every form of visitors needs.
	{
		name: 'visitor-forms',
		test: /web\/(ui\/(alert|button|class-names|field|field-frame|hydrated|kept-focus|toast)\.tsx?|site\/forms\/(use-visitor-form|fields|submission-key|visitor-draft)\.ts)/,
	},
	{ name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
	// The forms of visitors check with it alone.
	{ name: 'checks', test: /node_modules\/zod\// },
	// Of the icons, a page loads those that it shows, and few others.
	{ name: 'icons', test: /node_modules\/lucide-react\//, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
]

/** A group that is split by its users is named after all of them. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`

/** Documents do not hydrate and link by real links: no browser ever asks for their modules, so its build leaves them out. The layouts stay: the styles come with them. */
const documentsStayOnTheServer: Plugin = {
	name: 'documents-stay-on-the-server',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform(_code, id) {
		const [file = '', query] = id.split('?')
		if (query !== '__react-router-build-client-route' || !/\/web\/site\/.*(?<!layout)\.tsx$/.test(file)) return null
		return readFileSync(file, 'utf8').includes('interactive: true') ? null : 'export default null'
	},
}

/**
 * What brings a document to life is a few files of 1 KB, asked for at once: links that name them ahead took a phone 20 ms more. The
 * application of an interactive page is large and needs them.
 */
const filesNamedAhead = (file: string, needed: string[], { hostId }: { hostId: string }) =>
	hostId.includes('entry.client') && !file.includes('hydrate') ? [] : needed

export default defineConfig({
	publicDir: 'web/static',
	plugins: [cloudflare({ viteEnvironment: { name: 'ssr' } }), tailwindcss(), reactRouter(), documentsStayOnTheServer],
	// Every engine has known light-dark() since May 2024; written out for older ones, each colour is three.
	build: {
		cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
		modulePreload: { resolveDependencies: filesNamedAhead },
	},
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } },
})
