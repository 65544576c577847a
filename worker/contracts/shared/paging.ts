import { z } from 'zod/mini'

export type Paged<Item> = { content: Item[]; totalElements: number; totalPages: number }

const wholeNumber = (message: string) =>
	z
		.pipe(
			z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/, message))], { error: message }),
			z.transform(Number),
		)
		.check(z.int(message), z.minimum(1, message))

const orElse = (fallback: number, message: string, most: number) =>
	z.pipe(
		z.transform((value) => value ?? fallback),
		z.pipe(
			wholeNumber(message),
			z.transform((value: number) => Math.min(value, most)),
		),
	)

/** 1-based. Larger numbers count as 10,000. */
export const pageNumber = () => orElse(1, 'pageNumber is a whole number from 1', 10_000)

/** The rows of a page: by default the list's documented number, at most 100. */
export const pageSize = (documented: number) => orElse(documented, 'The size is a whole number from 1', 100)

export const serialNumber = (page: number, size: number, index: number) => size * (page - 1) + index + 1

const showAllBelow = 9
const windowReach = 2

/**
 * The links of a pagination. Fewer than 9 pages: all. Otherwise about five around the current page, the first, the last, and 'gap' for
 * omitted pages.
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
