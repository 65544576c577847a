import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'
import type { OpeningsFilter } from '#worker/features/careers/open-jobs.queries.ts'

/** Where the list of open positions stands on its page. */
export const openingsId = 'open-positions'

/** The filters of an address; what cannot be one filters nothing. */
export function filterAsked(url: string): OpeningsFilter {
	const { searchParams } = new URL(url)
	const type = searchParams.get('type') ?? ''
	return {
		location: searchParams.get('location')?.trim() || null,
		type: /^[1-9]\d{0,14}$/.test(type) ? Number(type) : null,
	}
}

/** The list with these filters, in view at once. */
export const openingsHref = ({ location, type }: OpeningsFilter) =>
	`${listHref(pages.careers.path, { location, type })}#${openingsId}`
