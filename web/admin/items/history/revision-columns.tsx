import type { RevisionRow } from '#contracts/items/history.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { RowBox, type Selection } from '#web/ui/row-selection.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { DateTime } from '../../date-time.tsx'
import type { ItemDescription } from '../item-description.ts'
import { labelsOf, revisionWords, versionLabel } from './revision-words.ts'

const mostFields = 5

function Fields({ labels }: { labels: readonly string[] }) {
	const more = labels.length - mostFields
	if (labels.length === 0) return <span className="text-muted">None</span>
	return (
		<>
			<span>{(more > 1 ? labels.slice(0, mostFields) : labels).join(', ')}</span>
			{more > 1 && <span className="text-muted"> and {more} more</span>}
		</>
	)
}

const Current = ({ isSeen }: { isSeen: boolean }) => (
	<StatusPill tone={isSeen ? 'success' : 'neutral'}>
		{isSeen ? 'Current, visitors see this' : 'Current, not visible'}
	</StatusPill>
)

type Choice = Pick<Selection<RevisionRow>, 'chosen' | 'onChange'>

export const revisionColumns = (
	description: ItemDescription,
	choice: Choice,
	/** The version that is current, and whether visitors see it. */
	current: { is: (row: RevisionRow) => boolean; isSeen: boolean },
): Column<RevisionRow>[] => [
	{
		key: 'number',
		header: 'Version',
		narrow: true,
		cell: (row) => (
			<span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
				<RowBox {...choice} rowKey={row.revisionId} name={versionLabel(row)} />
				<span>{row.number}</span>
				{current.is(row) && <Current {...current} />}
			</span>
		),
	},
	{
		key: 'what',
		header: 'What',
		cell: ({ act, fields }) => (
			<>
				<b className="font-semibold">{revisionWords[act]}</b>
				<span className="hidden tablet:max-wide:block">
					<Fields labels={labelsOf(description, fields)} />
				</span>
			</>
		),
	},
	{
		key: 'fields',
		header: 'Fields',
		cell: ({ fields }) => <Fields labels={labelsOf(description, fields)} />,
		// At this width they are shown with the act.
		secondary: true,
	},
	{
		key: 'who',
		header: 'Who and when',
		cell: ({ by, at }) => (
			<>
				{by === null ? <span className="text-muted">Unknown</span> : <bdi>{by}</bdi>}
				<span className="block text-muted wide:whitespace-nowrap">
					<DateTime at={at} />
				</span>
			</>
		),
	},
]
