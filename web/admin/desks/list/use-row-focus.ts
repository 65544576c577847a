import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import type { Desk } from '../desk.ts'
import { linkIdOf } from './link-id.ts'

/** The row that has the focus, or a control in it. */
export function focusedRowId(): number | null {
	const row = document.activeElement?.closest('[data-subject], tr')
	const link = row?.querySelector(`[id^="${linkIdOf('')}"]`)
	return link ? Number(link.id.slice(linkIdOf('').length)) : null
}

export function focusRow(id: number): void {
	const link = document.getElementById(linkIdOf(id))
	link?.focus({ preventScroll: true })
	link?.closest('li, tr')?.scrollIntoView({ block: 'nearest' })
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

type Plan = { taken: readonly number[]; next: number | null }

/** Keeps the place in the list: after acts, which take rows away, and when a conversation closes. `listId` gets the focus when no row is left. */
export function useRowFocus(
	{ rows }: LoadedPage<DeskRow>,
	openId: number | null,
	{ list: { name: listId }, inPlace }: Desk,
) {
	const plan = useRef<Plan | null>(null)
	const lastOpen = useRef(openId)
	const scrolled = useRef(0)

	useEffect(() => {
		if (!plan.current || !rows) return
		const { taken, next } = plan.current
		plan.current = null
		if (!isLost()) return
		const shown = rows.content.map(({ id }) => id)
		const target = [...taken, next].find((id) => id !== null && shown.includes(id))
		if (typeof target === 'number') focusRow(target)
		else document.getElementById(listId)?.focus({ preventScroll: true })
	}, [rows, listId])

	// Where one follows the other, the conversation begins at its top and the list comes back where it was.
	useEffect(() => {
		if (openId !== null) return
		const note = () => {
			scrolled.current = window.scrollY
		}
		window.addEventListener('scroll', note, { passive: true })
		return () => window.removeEventListener('scroll', note)
	}, [openId])

	useLayoutEffect(() => {
		const before = lastOpen.current
		lastOpen.current = openId
		const isFollowing = inPlace || !matchMedia(wide).matches
		if (before === null && openId !== null && isFollowing) window.scrollTo(0, 0)
		if (before === null || openId !== null) return
		if (isFollowing) window.scrollTo(0, scrolled.current)
		if (isLost()) focusRow(before)
	}, [openId, inPlace])

	/** Called before the list loads again. */
	return (next: Plan) => {
		plan.current = next
	}
}

/** List and conversation are side by side. */
export const wide = '(min-width: 1280px)'
