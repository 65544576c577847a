import { z } from 'zod/mini'
import { wholeNumber } from './fields.ts'

/** One page of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<Item extends z.ZodMiniType>(item: Item) {
	return z.object({ content: z.array(item), totalElements: z.int(), totalPages: z.int() })
}
export type Paged<Item> = z.infer<ReturnType<typeof paged<z.ZodMiniType<Item>>>>

/** The page of the specified size that holds a row, in the list without filters. */
export const pageOfRow = z.int()

const orElse = (fallback: number, message: string, most: number, description: string) =>
	z
		.pipe(
			z.transform((value) => value ?? fallback),
			z.pipe(
				wholeNumber(message),
				z.transform((value: number) => Math.min(value, most)),
			),
		)
		.check(z.meta({ default: fallback, description }))

/** 1-based. Larger numbers count as 10,000. */
export const pageNumber = () =>
	orElse(1, 'pageNumber is a whole number from 1', 10_000, 'The page, from 1. Larger numbers count as 10,000.')

/** The rows of a page: by default the list's documented number, at most 100. */
export const pageSize = (documented: number) =>
	orElse(documented, 'The size is a whole number from 1', 100, 'Rows of a page. Larger numbers count as 100.')

export const serialNumber = (page: number, size: number, index: number) => size * (page - 1) + index + 1

const showAllBelow = 9
const windowReach = 2

/**
 * The links of a pagination. Fewer than 9 pages: all. Otherwise about five around the current page, the first, the last,
 * and 'gap' for omitted pages.
 */
export function pageLinks(current: number, totalPages: number): (number | 'gap')[] {
	if (totalPages < showAllBelow) return Array.from({ length: totalPages }, (_, index) => index + 1)
	const from = Math.max(1, Math.min(current - windowReach, totalPages - 2 * windowReach))
	const to = Math.min(totalPages, Math.max(current + windowReach, 1 + 2 * windowReach))
	const links: (number | 'gap')[] = []
	if (from > 1) links.push(1)
	if (from > 2) links.push('gap')
	for (let page = from; page <= to; page += 1) links.push(page)
	if (to < totalPages - 1) links.push('gap')
	if (to < totalPages) links.push(totalPages)
	return links
}
