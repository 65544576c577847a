import { z } from 'zod/mini'
import { described, named } from '../shared/answers.ts'

export const itemCounts = named(
	'ItemCounts',
	z.object({
		total: z.int(),
		published: z.nullable(described('Those whose Published box is ticked; null for a kind without the box.', z.int())),
	}),
)
export type ItemCounts = z.infer<typeof itemCounts>
