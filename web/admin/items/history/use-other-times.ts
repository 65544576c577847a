import { useCallback } from 'react'
import type { ItemValues, LiveItem } from '#contracts/items/drafts.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { bothTimesText } from '../../schedule/own-time.ts'
import { historyApi } from '../../staff-api.ts'
import { useLoaded } from '../../use-loaded.ts'
import type { ItemDescription } from '../item-description.ts'

/** The times of a version in words; null: they are those of the live version, they are not known yet, or it has none. */
export function useOtherTimes({ kind }: ItemDescription, revisionId: number, live: LiveItem): string | null {
	const load = useCallback(() => loadValues(kind, revisionId), [kind, revisionId])
	const { data } = useLoaded(load)
	return data && timesText(data, live.values)
}

/** A kind without a schedule has no times. */
async function loadValues(kind: ItemKindName, revisionId: number): Promise<ItemValues | null> {
	if (kindFacts[kind].publishedField === null) return null
	const param = { kind, id: String(revisionId) }
	return (await answerOf(historyApi[':kind'].revisions[':id'].$get({ param }))).values
}

/** The times of a version in words; null: they are those of the live version. */
export function timesText(version: ItemValues, live: ItemValues): string | null {
	const [from, until] = [momentIn(version, 'publishAt'), momentIn(version, 'unpublishAt')]
	if (from === momentIn(live, 'publishAt') && until === momentIn(live, 'unpublishAt')) return null
	const start = from ? `Publish at ${bothTimesText(from)}` : 'Publish at once'
	const end = until ? `unpublish at ${bothTimesText(until)}` : 'never unpublish'
	return `${start}; ${end}.`
}

const momentIn = (values: ItemValues, field: 'publishAt' | 'unpublishAt') => {
	const value = values[field]
	return typeof value === 'string' && value !== '' ? value : null
}
