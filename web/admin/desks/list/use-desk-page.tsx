import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { DeskPeople, DeskRow } from '#contracts/desks/desk.ts'
import { serialNumber } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { arrivalsPoll } from '../../frame/arrivals.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import { signedInUserId } from '../../session/storage.ts'
import type { Desk } from '../desk.ts'
import type { OpenDesk } from '../desk-context.ts'
import { guestKeys, useDeskKeys } from '../keys/use-desk-keys.ts'
import { createDeskPage, type Shown } from './desk-page-store.ts'
import { staysParam } from './lead-to-subject.ts'
import { focusedRowId, focusRow, useRowFocus, wide } from './use-row-focus.ts'

type Context = {
	desk: Desk
	list: ReturnType<typeof useListAddress>
	loaded: LoadedPage<DeskRow>
	groups: OpenDesk['groups']
	people: DeskPeople
	isAdmin: boolean
	isGuest: boolean
	/** A link has led to a subject that was erased. */
	isErased: boolean
}

/** Connects the page of a desk to the address, the loaded rows, the focus and the keys. */
export function useDeskPage({ desk, list, loaded, groups, people, isAdmin, isGuest, isErased }: Context) {
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const isWide = useMedia(wide)
	const rows = loaded.rows?.content ?? []
	const isGone = isErased && params.has(desk.param) && !params.has(staysParam)
	const wanted = params.get(desk.param)
	const end = isEnd(wanted) ? rows.at(ends[wanted]) : null
	const openId = isGone ? null : (end?.id ?? Number(wanted)) || null
	const keepFocus = useRowFocus(loaded, openId, desk)
	const announce = useAnnouncements()
	const me = signedInUserId()
	const hrefOf = (id: number) => `${list.dialogHref(desk.param, id)}&${staysParam}`

	// A link from elsewhere has led here: from now on the list may change below the conversation.
	const { hash } = useLocation()
	const namedBy = openId !== null && (end || !params.has(staysParam)) ? hrefOf(openId) + hash : null
	useEffect(() => {
		if (namedBy) void navigate(namedBy, { replace: true })
	}, [namedBy, navigate])

	function turn(by: 1 | -1) {
		const next = list.shownPage + by
		// Its subjects are unknown until it has loaded.
		if (list.loading || next < 1 || next > (loaded.rows?.totalPages ?? 0)) return
		const href = `${list.hrefForPage(next)}&${desk.param}=${by === 1 ? 'first' : 'last'}&${staysParam}`
		void navigate(href, { replace: true })
	}

	const shown: Shown = {
		...{ rows, openId, me, isWide, listed: list.shownParams.toString() },
		open: (id) => void navigate(hrefOf(id)),
		replace: (id) => void navigate(id === null ? list.listHref : hrefOf(id), { replace: true }),
		turn: desk.inPlace && turn,
		reload() {
			list.reload()
			void arrivalsPoll.askNow()
		},
	}
	const [page] = useState(() =>
		createDeskPage({ desk, announce, focus: { row: focusedRowId, go: focusRow, keep: keepFocus } }, shown),
	)
	const state = useSyncExternalStore(page.subscribe, page.state, page.state)
	useLayoutEffect(() => page.shows(shown))
	useDeskKeys(isGuest ? guestKeys(page.keys) : page.keys)

	const openDesk: OpenDesk = {
		...{ desk, me, people, groups, isAdmin, isGuest, acts: state.acts, letter: state.letter },
		...{ act: page.act, attempt: page.attempt, undo: page.undo, ask: page.ask, erase: page.erase },
		...{ write: page.write, written: page.written },
	}
	const index = rows.findIndex(({ id }) => id === openId)
	const name = rows[index]?.name ?? (state.lastOpen?.id === openId ? state.lastOpen?.name : undefined)
	const count = desk.inPlace ? (loaded.rows?.totalElements ?? 0) : rows.length
	const position = desk.inPlace ? serialNumber(list.shownPage, desk.inPlace.pageSize, index) : index + 1
	const place = index === -1 ? null : { position, count }
	return { page, state, openDesk, open: openId === null ? null : { id: openId, name, place }, isGone, hrefOf }
}

/** The address names an end of a page whose subjects are not loaded yet. */
const ends = { first: 0, last: -1 }
const isEnd = (wanted: string | null): wanted is keyof typeof ends => wanted !== null && Object.hasOwn(ends, wanted)

const failed = 'Nothing was changed. Check your connection and try again.'
const readableMs = 6_000

/** Toasts say what was done and offer Undo. */
function useAnnouncements() {
	const toast = useToast()
	return {
		done: (outcome: string, undo: () => void) =>
			toast({
				tone: 'success',
				text: <QuotedText text={outcome} />,
				action: { label: 'Undo', onSelect: undo },
			}),
		undone: () => toast({ tone: 'success', text: 'Undone' }),
		refused: (reason: unknown) => toast({ tone: 'danger', text: failureText(reason, failed), durationMs: readableMs }),
	}
}
