import { z } from 'zod/mini'
import { text, texts } from './text.ts'

const section = z.strictObject({
	heading: text(),
	paragraphs: z.optional(texts()),
	points: z.optional(texts()),
	table: z.optional(z.strictObject({ head: texts(), rows: z.array(texts()) })),
	/** The column of the table that a whitepaper draws as bars. */
	chart: z.optional(text()),
})

/** `product` is the path of the product page that the PDF refers to. */
const fields = { product: text(), lead: text(), sections: z.array(section) }

/** The text of `document.pdf`, below the title. */
export const document = z.strictObject(fields)

export const flyerDocument = z.strictObject({
	...fields,
	tone: z.enum(['night', 'brand', 'moon']),
	points: z.enum(['steps', 'checks']),
})
export type DemoDocument = z.infer<typeof document>
