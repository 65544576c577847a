import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'
import type { OpeningsFilter } from '#worker/features/careers/published-jobs.queries.ts'

/** The anchor of the list. */
export const openingsId = 'open-positions'

/** Reads the filters of an address and ignores invalid values. */
export function parseOpeningsFilter(url: string): OpeningsFilter {
	const { searchParams } = new URL(url)
	return {
		location: searchParams.get('location')?.trim() || null,
		type: parseId(searchParams.get('type') ?? ''),
	}
}

/** The address of the list with these filters, scrolled into view. */
export const openingsHref = ({ location, type }: OpeningsFilter) =>
	`${listHref(pages.careers.path, { location, type })}#${openingsId}`
