import { keepTrashDays } from '#contracts/shared/periods.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const states = [
	['Draft', 'Visitors do not see it: it was never published, or it was taken offline.'],
	['Live', 'Visitors see it as it is saved.'],
	['Live with changes', 'Visitors see what was saved last. What was typed since is kept as a draft.'],
	['Scheduled for …', 'Visitors see it from this time on.'],
	['Ended', 'Its time is over. Visitors do not see it any more.'],
	['In trash', `It was deleted, and can be restored for ${keepTrashDays} days.`],
] as const

const buttons = [
	['Save', 'Stores it. Visitors still do not see it.'],
	['Save and publish', 'Visitors see it at once.'],
	['Save to live page', 'Replaces what visitors see.'],
	['Save and unpublish', 'Takes it offline.'],
	[
		'Save and schedule, Save and hide',
		'Visitors see it from the time in “Publish at” or “Hide until”, and not before.',
	],
	['Save draft, Back', 'Keep what you typed as a draft. Visitors see no difference.'],
] as const

/** Explains the states of an item and the buttons that change them. */
export default function StatesHelp({ onClose }: { onClose: () => void }) {
	return (
		<Dialog
			title="What the states mean"
			contentLabel="States and buttons"
			open
			onOpenChange={(open) => !open && onClose()}
		>
			<Terms terms={states} />
			<h3 className="mt-6 mb-3 text-base font-semibold">What the buttons do</h3>
			<Terms terms={buttons} />
		</Dialog>
	)
}

const Terms = ({ terms }: { terms: readonly (readonly [term: string, meaning: string])[] }) => (
	<dl className="grid gap-x-5 gap-y-2 text-sm tablet:grid-cols-[11rem_1fr]">
		{terms.map(([term, meaning]) => (
			<div key={term} className="contents">
				<dt className="font-semibold max-tablet:mt-1">{term}</dt>
				<dd className="text-muted">{meaning}</dd>
			</div>
		))}
	</dl>
)
