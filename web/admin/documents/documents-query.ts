import type { PapersQuery } from '#contracts/content/papers.ts'
import { pageOf } from '../lists/list-address.ts'
import { publishedOf } from '../publishing/status-filter.ts'

/** What the server is asked for by the list's part of the address. */
export const papersQueryOf = (part: URLSearchParams, pageSize: number): PapersQuery => ({
	pageNumber: pageOf(part),
	pageSize,
	isPublished: publishedOf(part.get('status')),
})
