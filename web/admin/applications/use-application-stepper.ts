import { type KeyboardEvent, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { applicationsPageSize, type JobApplication } from '#contracts/careers/applications.ts'
import { serialNumber } from '#contracts/shared/paging.ts'
import { pageOf } from '../lists/list-address.ts'
import type { LoadedPage } from '../lists/load-list.ts'
import type { useListAddress } from '../lists/use-list-address.ts'

type List = ReturnType<typeof useListAddress>

/** What the address calls the ends of a page of which no id is known yet. */
const ends = { first: 0, last: -1 }
const isEnd = (wanted: string | null): wanted is keyof typeof ends => wanted !== null && Object.hasOwn(ends, wanted)

/** The application that the address shows, and the way to those before and behind it, across the pages of the list. */
export function useApplicationStepper(list: List, { rows }: LoadedPage<JobApplication>) {
	const [params] = useSearchParams()
	const navigate = useNavigate()
	const wanted = params.get('application')
	const content = rows?.content ?? []
	const shown = isEnd(wanted) ? content.at(ends[wanted]) : content.find(({ id }) => id === Number(wanted))
	const index = shown ? content.indexOf(shown) : -1
	const page = list.shownPage
	const named = isEnd(wanted) && shown ? list.dialogHref('application', shown.id) : null

	// Once its page has come, an application stands in the address by its id.
	useEffect(() => {
		if (named) void navigate(named, { replace: true })
	}, [named, navigate])

	/** Where a step leads; null at the end of the list. */
	function hrefBy(step: 1 | -1): string | null {
		const beside = content[index + step]
		if (beside) return list.dialogHref('application', beside.id)
		const next = page + step
		if (next < 1 || next > (rows?.totalPages ?? 0)) return null
		return `${list.hrefForPage(next)}&application=${step === 1 ? 'first' : 'last'}`
	}

	function walk(step: 1 | -1): void {
		// Until the next page has come nobody knows what follows.
		const href = list.loading || index < 0 ? null : hrefBy(step)
		// At once, or a second press that follows quickly would start from the same place as the first.
		if (href) void navigate(href, { replace: true, flushSync: true })
	}

	return {
		shown,
		position: serialNumber(page, applicationsPageSize, index),
		total: rows?.totalElements ?? 0,
		hasPrevious: pageOf(list.params) > 1 || index > 0,
		hasNext: hrefBy(1) !== null,
		walk,
		onKeyDown(event: KeyboardEvent) {
			const step = stepOf(event)
			if (step === null) return
			event.preventDefault()
			walk(step)
		},
	}
}

/** What an arrow key means, unless it is meant for something else: a question above the panel, a shortcut, text that scrolls. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, target }: KeyboardEvent): 1 | -1 | null {
	if (altKey || ctrlKey || metaKey || shiftKey) return null
	if (!(target instanceof Node) || !currentTarget.contains(target)) return null
	if (key === 'ArrowLeft') return -1
	if (key === 'ArrowRight') return 1
	if (scrolls(currentTarget)) return null
	if (key === 'ArrowUp') return -1
	return key === 'ArrowDown' ? 1 : null
}

const scrolls = (panel: Element) =>
	[panel, ...panel.children].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
