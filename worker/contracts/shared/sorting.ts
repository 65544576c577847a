import { z } from 'zod/mini'

export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The order of a list. Without `sortBy` it is the documented one. */
export type Sorting<By extends string> = { sortBy?: By | null; sortDirection?: SortDirection | null }

/** The fields by which a list is sorted. Each order has an index. */
export const sortFields = <By extends string>(orders: readonly [By, ...By[]]) => ({
	sortBy: z.optional(z.nullable(z.enum(orders, { error: 'The list cannot be sorted by this' }))),
	sortDirection: z.optional(z.nullable(z.enum(sortDirections, { error: 'asc or desc is expected' }))),
})
