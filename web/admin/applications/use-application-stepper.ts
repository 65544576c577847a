import { type KeyboardEvent, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { applicationsPageSize, type JobApplication } from '#contracts/careers/applications.ts'
import { serialNumber } from '#contracts/shared/paging.ts'
import { pressedKey } from '#web/ui/keys.ts'
import { pageOf } from '../lists/list-address.ts'
import type { LoadedPage } from '../lists/load-list.ts'
import type { useListAddress } from '../lists/use-list-address.ts'

type List = ReturnType<typeof useListAddress>

/** The address names an end of a page whose ids are not loaded yet. */
const ends = { first: 0, last: -1 }
const isEnd = (wanted: string | null): wanted is keyof typeof ends => wanted !== null && Object.hasOwn(ends, wanted)

/** Finds the application that the address shows, and steps to its neighbours across the pages of the list. */
export function useApplicationStepper(list: List, { rows }: LoadedPage<JobApplication>) {
	const [params] = useSearchParams()
	const navigate = useNavigate()
	const wanted = params.get('application')
	const content = rows?.content ?? []
	const shown = isEnd(wanted) ? content.at(ends[wanted]) : content.find(({ id }) => id === Number(wanted))
	const index = shown ? content.indexOf(shown) : -1
	const page = list.shownPage
	const named = isEnd(wanted) && shown ? list.dialogHref('application', shown.id) : null

	// Once the page has loaded, the address gets the application's id.
	useEffect(() => {
		if (named) void navigate(named, { replace: true })
	}, [named, navigate])

	/** The target of a step; null at the end of the list. */
	function hrefBy(step: 1 | -1): string | null {
		const beside = content[index + step]
		if (beside) return list.dialogHref('application', beside.id)
		const next = page + step
		if (next < 1 || next > (rows?.totalPages ?? 0)) return null
		return `${list.hrefForPage(next)}&application=${step === 1 ? 'first' : 'last'}`
	}

	function go(step: 1 | -1): void {
		// The next application is unknown until its page has loaded.
		const href = list.loading || index < 0 ? null : hrefBy(step)
		// Synchronously, so that a second quick press does not start from the same application.
		if (href) void navigate(href, { replace: true, flushSync: true })
	}

	return {
		shown,
		position: serialNumber(page, applicationsPageSize, index),
		total: rows?.totalElements ?? 0,
		hasPrevious: pageOf(list.params) > 1 || index > 0,
		hasNext: hrefBy(1) !== null,
		go,
		onKeyDown(event: KeyboardEvent) {
			const step = stepOf(event)
			if (step === null) return
			event.preventDefault()
			go(step)
		},
	}
}

/** The step of an arrow key; null if the key belongs to a dialog above the panel, a shortcut or scrolling. */
function stepOf(event: KeyboardEvent): 1 | -1 | null {
	const { altKey, ctrlKey, metaKey, shiftKey, currentTarget, target } = event
	const key = pressedKey(event)
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
