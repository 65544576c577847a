import { z } from 'zod/mini'

/** The file of the build with what visitors can find of it. The Worker reads it once an isolate. */
export const builtIndexPath = '/search-index.json'

const builtPage = z.object({
	kind: z.enum(['pages', 'products']),
	path: z.string(),
	title: z.string(),
	headings: z.array(z.string()),
	/** The text of its main part, as people read it. */
	text: z.string(),
	/** The date of the last change; null: unknown. */
	changed: z.nullable(z.string()),
})
export type BuiltPage = z.infer<typeof builtPage>

const builtDocument = z.object({
	path: z.string(),
	title: z.string(),
	/** The text of each page. */
	pages: z.array(z.string()),
})
export type BuiltDocument = z.infer<typeof builtDocument>

export const builtIndex = z.object({ pages: z.array(builtPage), documents: z.array(builtDocument) })
export type BuiltIndex = z.infer<typeof builtIndex>
