import type { Config } from '@react-router/dev/config'
import { prerenderedPages } from './web/content/site-map.ts'

/** The build renders the pages that show nothing from the database. */
export default {
	appDirectory: 'web',
	ssr: true,
	prerender: prerenderedPages.map(({ path }) => path),
} satisfies Config
