import { useCallback, useDeferredValue } from 'react'
import type { LiveItem } from '#contracts/items/drafts.ts'
import type { RevisionDetails } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { reasonOf } from '../../acts/failure-reason.ts'
import { DateTime } from '../../date-time.tsx'
import { historyApi } from '../../staff-api.ts'
import { useLoaded } from '../../use-loaded.ts'
import { Differences } from '../compare/differences.tsx'
import type { Side } from '../compare/two-versions.tsx'
import type { ItemDescription, Names } from '../item-description.ts'
import { revisionWords, versionLabel } from './revision-words.ts'

const Detail = ({ act, by, at }: { act?: string; by: string | null; at: string }) => (
	<>
		<span>{act && `${act}, `}</span>
		{by !== null && (
			<>
				<bdi>{by}</bdi>
				<span>, </span>
			</>
		)}
		<DateTime at={at} />
	</>
)

const sideOf = (revision: RevisionDetails): Side => ({
	label: versionLabel(revision),
	detail: <Detail {...revision} act={revisionWords[revision.act]} />,
	values: revision.values,
	files: revision.files,
})

const liveSide = (live: LiveItem): Side => ({
	label: 'Live version',
	detail: <Detail by={live.by} at={live.at} />,
	values: live.values,
	files: live.files,
})

const loadRevision = (kind: ItemKindName, id: string) =>
	answerOf(historyApi[':kind'].revisions[':id'].$get({ param: { kind, id } }))

type Props = {
	description: ItemDescription
	names: Names
	live: LiveItem
	/** The ids of one or two revisions. One is compared with the live version. */
	ids: readonly [string, string?]
	onClose: () => void
}

/** Compares two versions of an item, the older one first. */
export function CompareDialog({ description, names, live, ids: [one, other], onClose }: Props) {
	const { kind } = description
	const load = useCallback(async (): Promise<[Side, Side]> => {
		const [first, second] = await Promise.all([loadRevision(kind, one), other ? loadRevision(kind, other) : null])
		if (!second) return [sideOf(first), liveSide(live)]
		return first.number < second.number ? [sideOf(first), sideOf(second)] : [sideOf(second), sideOf(first)]
	}, [kind, one, other, live])
	const { data, failure, reload } = useLoaded(load)
	// Long versions take a while to compare. React renders a deferred value in slices.
	const sides = useDeferredValue(data)

	return (
		<Dialog
			title="Compare versions"
			description={<bdi>{live.title}</bdi>}
			open
			onOpenChange={onClose}
			size="large"
			contentLabel="Differences"
			footer={<Button onClick={onClose}>Close</Button>}
		>
			{sides ? (
				<Differences description={description} names={names} before={sides[0]} after={sides[1]} />
			) : failure ? (
				<Alert tone="danger" action={{ label: 'Try again', onClick: reload }}>
					{reasonOf(failure)}
				</Alert>
			) : (
				<p role="status" className="flex items-center gap-2 text-muted">
					<Spinner /> Loading the versions
				</p>
			)}
		</Dialog>
	)
}
