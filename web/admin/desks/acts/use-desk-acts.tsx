import { useRef, useState } from 'react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { arrivalsPoll } from '../../frame/arrivals.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import type { Desk, SubjectTriage } from '../desk.ts'
import { outcomeText, type TriageAct } from './triage-acts.ts'

type Context = {
	desk: Desk
	list: ReturnType<typeof useListAddress>
	/** Runs before the list loads again. */
	onActed: (rows: readonly DeskRow[], act: TriageAct) => void
}

const failed = 'Nothing was changed. Check your connection and try again.'
const readableMs = 6_000

/** Acts on subjects. A toast says what was done and offers Undo. */
export function useDeskActs({ desk, list, onActed }: Context) {
	const toast = useToast()
	const [acts, setActs] = useState(0)
	/** Versions that own acts have made. The next act may come before the list and the conversation have loaded again. */
	const versions = useRef(new Map<number, number>())
	const noteVersions = (triaged: readonly SubjectTriage[]) => {
		for (const { id, version } of triaged) versions.current.set(id, version)
	}

	/** Shows what has changed: in the list, in the open conversation and in the menu. */
	function changed() {
		setActs((count) => count + 1)
		list.reload()
		void arrivalsPoll.askNow()
	}

	function refused(reason: unknown) {
		toast({ tone: 'danger', text: failureText(reason, failed), durationMs: readableMs })
		if (isRefusal(reason, desk.errors.changed) || isRefusal(reason, desk.errors.notFound)) changed()
	}

	async function undo(before: readonly SubjectTriage[]) {
		try {
			noteVersions(await desk.calls.triage(before))
		} catch (reason) {
			return refused(reason)
		}
		toast({ tone: 'success', text: 'Undone' })
		changed()
	}

	async function act(rows: readonly DeskRow[], wanted: TriageAct): Promise<void> {
		if (rows.length === 0) return
		try {
			const before = await desk.calls.triage(
				rows.map(({ id, version }) => ({
					id,
					version: Math.max(version, versions.current.get(id) ?? 0),
					...wanted.changes,
				})),
			)
			noteVersions(before)
			toast({
				tone: 'success',
				text: <QuotedText text={outcomeText(rows.length, wanted, desk)} />,
				action: { label: 'Undo', onSelect: () => void undo(before) },
			})
		} catch (reason) {
			return refused(reason)
		}
		onActed(rows, wanted)
		changed()
	}

	return { acts, act, changed, refused }
}
