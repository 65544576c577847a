import { redirect } from 'react-router'
import { type ItemKindName, itemKinds } from '#contracts/items/items.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'

/** Reads the kind of item in an address. Throws a redirect to the landing page for any other text. */
export function kindIn(text: string): ItemKindName {
	const kind = itemKinds.find((known) => known === text)
	if (!kind) throw redirect('/Admin')
	return kind
}

/** The refusals of items that do not exist. */
export const notFoundCodes: Record<ItemKindName, ErrorCode> = {
	blogs: 'blog.not-found',
	caseStudies: 'case-study.not-found',
	news: 'news.not-found',
	flyers: 'flyer.not-found',
	whitepapers: 'whitepaper.not-found',
	events: 'event.not-found',
	careers: 'job.not-found',
}
