import type { DocumentsQuery } from '#contracts/content/documents.ts'
import { pageOf } from '../lists/list-address.ts'
import { publishedOf } from '../publishing/status-filter.ts'

/** Makes the function that turns a list's parameters into the query for its page. */
export const documentsQueryOf =
	(pageSize: number) =>
	(params: URLSearchParams): DocumentsQuery => ({
		pageNumber: pageOf(params),
		pageSize,
		isPublished: publishedOf(params.get('status')),
		title: params.get('search'),
	})
