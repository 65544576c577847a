import type { Config } from '@react-router/dev/config'
import { documents } from './web/content/site-map.ts'

/** The build renders the pages that show nothing from the database. */
export default {
	appDirectory: 'web',
	ssr: true,
	prerender: documents.map(({ path }) => path),
} satisfies Config
