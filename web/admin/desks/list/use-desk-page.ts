import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DeskPeople, DeskRow } from '#contracts/desks/desk.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import { signedInUserId } from '../../session/storage.ts'
import { assignToMe, canFinish, markDone } from '../acts/triage-acts.ts'
import { useDeskActs } from '../acts/use-desk-acts.tsx'
import type { Desk } from '../desk.ts'
import type { OpenDesk, Question } from '../desk-context.ts'
import { useDeskKeys } from '../keys/use-desk-keys.ts'
import { staysParam } from './lead-to-subject.ts'
import { focusedRowId, focusRow, rowAfter, useRowFocus, wide } from './use-row-focus.ts'

type Context = {
	desk: Desk
	list: ReturnType<typeof useListAddress>
	loaded: LoadedPage<DeskRow>
	groups: OpenDesk['groups']
	people: DeskPeople
	isAdmin: boolean
	/** A link has led to a subject that was erased. */
	isErased: boolean
}

/** The state of the desk: which conversation is open, which rows are chosen, and what is done with them. */
export function useDeskPage({ desk, list, loaded, groups, people, isAdmin, isErased }: Context) {
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const isWide = useMedia(wide)
	const content = loaded.rows?.content ?? []
	const { param } = desk
	const isGone = isErased && params.has(param) && !params.has(staysParam)
	const openId = isGone ? null : Number(params.get(param)) || null
	const { chosen, setChosen } = useChosen(list.shownParams.toString())
	const [question, setQuestion] = useState<{ question: Question; rows: readonly DeskRow[] } | null>(null)
	const [erasing, setErasing] = useState<DeskRow | null>(null)
	const focus = useRowFocus(loaded, openId, desk.list.name)
	const me = signedInUserId()

	const hrefOf = (id: number) => `${list.dialogHref(param, id)}&${staysParam}`
	const close = () => void navigate(list.listHref, { replace: true })
	const show = (id: number | null) => (id === null ? close() : void navigate(hrefOf(id), { replace: true }))

	// A link from elsewhere has led here: from now on the list may change below the conversation.
	const namedBy = openId !== null && !params.has(staysParam) ? hrefOf(openId) : null
	useEffect(() => {
		if (namedBy) void navigate(namedBy, { replace: true })
	}, [namedBy, navigate])

	const { acts, act, changed, refused } = useDeskActs({
		desk,
		list,
		onActed(rows, { isOver }) {
			const taken = rows.map(({ id }) => id)
			const next = rowAfter(content, taken)
			setChosen(new Set())
			focus.plan({ taken, next })
			if (isOver && openId !== null && taken.includes(openId)) show(isWide ? next : null)
		},
	})

	/** The chosen rows, or the open conversation, or the row with the focus. */
	async function targets(): Promise<readonly DeskRow[]> {
		const selected = content.filter(({ id }) => chosen.has(id))
		const id = openId ?? focusedRowId()
		if (selected.length > 0 || id === null) return selected
		const listed = content.find((row) => row.id === id)
		return [listed ?? (await desk.calls.conversation(id)).subject]
	}

	function withTargets(use: (rows: readonly DeskRow[]) => void) {
		targets().then(use, refused)
	}

	function step(by: 1 | -1) {
		const at = content.findIndex(({ id }) => id === (openId ?? focusedRowId()))
		const next = content[at === -1 && by === -1 ? content.length - 1 : at + by]
		if (!next) return
		if (openId !== null) show(next.id)
		if (openId === null || focusedRowId() !== null) focusRow(next.id)
	}

	useDeskKeys({
		step,
		assignToMe: () => withTargets((rows) => me !== null && void act(rows, assignToMe(me))),
		finish: () => withTargets((rows) => canFinish(rows, desk) && void act(rows, markDone(desk))),
		snooze: () => withTargets((rows) => rows.length > 0 && setQuestion({ question: 'snooze', rows })),
		select() {
			const id = openId ?? focusedRowId()
			if (id === null || !content.some((row) => row.id === id)) return
			const next = new Set(chosen)
			if (!next.delete(id)) next.add(id)
			setChosen(next)
		},
		open() {
			const id = focusedRowId()
			if (openId === null && id !== null) void navigate(hrefOf(id))
		},
		close: () => openId !== null && close(),
	})

	const openDesk: OpenDesk = {
		...{ desk, me, people, groups, isAdmin, acts, act },
		ask: (asked, rows) => setQuestion({ question: asked, rows }),
		erase: setErasing,
	}
	const place = content.findIndex(({ id }) => id === openId)
	// An act may take the row away. The conversation keeps its name.
	const named = useRef<Pick<DeskRow, 'id' | 'name'> | undefined>(undefined)
	if (content[place]) named.current = content[place]
	const namedNow = named.current?.id === openId ? named.current.name : undefined
	return {
		openDesk,
		isGone,
		hrefOf,
		open: openId === null ? null : { id: openId, name: namedNow, place: placeOf(place, content.length) },
		step,
		close,
		changed,
		selection: { chosen, onChange: setChosen, nameOf: ({ name }: DeskRow) => `the ${desk.words.short} of ${name}` },
		question,
		answered: () => setQuestion(null),
		erasing,
		notErased: () => setErasing(null),
		erased() {
			if (erasing?.id === openId) close()
			changed()
		},
	}
}

const placeOf = (place: number, count: number) => (place === -1 ? null : { position: place + 1, count })

/** The chosen rows. Other rows begin with none. */
function useChosen(shown: string) {
	const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
	// biome-ignore lint/correctness/useExhaustiveDependencies: other parameters show other rows
	useEffect(() => setChosen(new Set()), [shown])
	return { chosen, setChosen }
}
