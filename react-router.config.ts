import type { Config } from '@react-router/dev/config'

/** `scripts/build/render-pages.ts` renders the pages without data: React Router gives each one ten seconds and no second try. */
export default {
	appDirectory: 'web',
	ssr: true,
} satisfies Config
