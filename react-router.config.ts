import type { Config } from '@react-router/dev/config'

/** `scripts/build/render-pages.ts` renders the pages without data: React Router gives each one ten seconds and no second try. */
export default {
	appDirectory: 'web',
	ssr: true,
	// A page's calls start as soon as its loader is there. The build names a loader that shares code with its page.
	splitRouteModules: 'enforce',
} satisfies Config
