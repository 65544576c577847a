import type { Plugin } from 'vite'
import { builtIndexPath } from '#contracts/search/built-index.ts'
import { searchIndex } from './search-index.ts'

/** In development no page is rendered ahead: searches find pages and documents by their titles and descriptions. */
export const developedSearchIndex: Plugin = {
	name: 'developed-search-index',
	configureServer({ middlewares }) {
		middlewares.use(builtIndexPath, async (_request, response) => {
			response.setHeader('Content-Type', 'application/json')
			response.end(JSON.stringify(await searchIndex([], async () => [])))
		})
	},
}
