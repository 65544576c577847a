import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Replacement } from '#contracts/items/schedule.ts'
import { answerOf } from '#web/api.ts'
import { scheduleApi } from '../staff-api.ts'

/**
 * The scheduled replacement of an item; null: there is none, or it has not loaded. Loads again when the live version
 * changes, since that may be the replacement itself.
 */
export function useStoredReplacement(kind: ItemKindName, itemId: number | null, liveVersion: number | null) {
	const [stored, setStored] = useState<Replacement | null>(null)
	const [hasFailed, setHasFailed] = useState(false)

	const reload = useCallback(async () => {
		if (itemId === null) return
		try {
			const param = { kind, id: String(itemId) }
			setStored(await answerOf(scheduleApi[':kind'].replacementof[':id'].$get({ param })))
			setHasFailed(false)
		} catch (failure) {
			console.warn('The scheduled version did not load', failure)
			setHasFailed(true)
		}
	}, [kind, itemId])

	const loadAt = useEffectEvent((load: () => Promise<void>, _: number | null) => void load())
	useEffect(() => loadAt(reload, liveVersion), [reload, liveVersion])

	return { stored, hasFailed, reload }
}
