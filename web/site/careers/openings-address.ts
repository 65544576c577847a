import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'
import type { OpeningsFilter } from '#worker/features/careers/open-jobs.queries.ts'

/** The anchor of the list. */
export const openingsId = 'open-positions'

/** Reads the filters of an address and ignores invalid values. */
export function filterAsked(url: string): OpeningsFilter {
	const { searchParams } = new URL(url)
	const type = searchParams.get('type') ?? ''
	return {
		location: searchParams.get('location')?.trim() || null,
		type: /^[1-9]\d{0,14}$/.test(type) ? Number(type) : null,
	}
}

/** The address of the list with these filters, scrolled into view. */
export const openingsHref = ({ location, type }: OpeningsFilter) =>
	`${listHref(pages.careers.path, { location, type })}#${openingsId}`
