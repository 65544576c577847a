import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import type { Filters } from './filters.ts'

/** The empty list. If filters are the reason, it links to the whole list. */
export function NothingFound({ filters: { category, search } }: { filters: Filters }) {
	if (search !== null) return <EmptyList text={`No case study has “${search}” in its title`} action={wholeList} />
	return (
		<EmptyList
			text={messages.noCaseStudies}
			action={category === null ? { label: 'See what we build', href: pages.solutions.path } : wholeList}
		/>
	)
}

const wholeList = { label: 'Show all case studies', href: pages.caseStudies.path }
