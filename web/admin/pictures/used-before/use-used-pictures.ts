import { useCallback, useEffect, useRef, useState } from 'react'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import { answerOf, failureText } from '#web/api.ts'
import { draftsApi } from '../../staff-api.ts'

const pauseMs = 250

type Found = { pictures: readonly UsedPicture[]; next: string | null; failure: string | null }
const nothing: Found = { pictures: [], next: null, failure: null }

/** Pages that may follow without a picture, before the user is asked to go on. */
const mostEmptyPages = 5

/** The pictures for a search, page by page. An answer to an older search is dropped. */
export function useUsedPictures(kind: ItemKindName) {
	const [search, setSearch] = useState('')
	const [found, setFound] = useState(nothing)
	const [busy, setBusy] = useState(true)
	const asked = useRef(0)

	const load = useCallback(
		async (searched: string, before: Found) => {
			asked.current += 1
			const own = asked.current
			setBusy(true)
			let { next } = before
			try {
				for (let page = 0; page < mostEmptyPages; page += 1) {
					const json = { search: searched, after: next }
					const answer = await answerOf(draftsApi[':kind'].usedpictures.$post({ param: { kind }, json }))
					if (own !== asked.current) return
					next = answer.next
					const known = new Set(before.pictures.map(({ key }) => key))
					const added = answer.pictures.filter(({ key }) => !known.has(key))
					setFound({ pictures: [...before.pictures, ...added], next, failure: null })
					if (added.length > 0 || next === null) break
				}
			} catch (failure) {
				if (own !== asked.current) return
				setFound({ ...before, failure: failureText(failure, 'The pictures could not be loaded. Try again.') })
			}
			setBusy(false)
		},
		[kind],
	)

	useEffect(() => {
		const timer = setTimeout(() => void load(search, nothing), search === '' ? 0 : pauseMs)
		return () => clearTimeout(timer)
	}, [search, load])

	return { search, setSearch, ...found, busy, more: () => load(search, found), retry: () => load(search, nothing) }
}
