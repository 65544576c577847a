import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What always travels together, so that a page asks for a few files and not for dozens. */
const groups = [
	{ name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
	{ name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
	{ name: 'icons', test: /node_modules\/lucide-react\// },
]

export default defineConfig({
	publicDir: 'web/static',
	plugins: [cloudflare({ viteEnvironment: { name: 'ssr' } }), tailwindcss(), reactRouter()],
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
