import { keepTrashDays } from '#contracts/shared/periods.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { stateWords } from '../../items/item-words.ts'
import { saveWords } from './save-effect.ts'

const states = [
	[stateWords.draft, 'Visitors do not see it.'],
	[stateWords.live, 'Visitors see it as it is saved.'],
	[stateWords.changed, 'Visitors see what was saved last. What was typed since is kept as a draft.'],
	[`${stateWords.scheduled} for …`, 'Visitors see it from this time on.'],
	[stateWords.ended, 'Its time is over. Visitors do not see it any more.'],
	[stateWords.trash, `It was deleted, and can be restored for ${keepTrashDays} days.`],
] as const

const buttons = [
	[saveWords.stayHidden, 'Stores it. Visitors still do not see it.'],
	[saveWords.publish, 'Visitors see it at once.'],
	[saveWords.change, 'Replaces what visitors see.'],
	[saveWords.unpublish, 'Visitors do not see it any more.'],
	[
		`${saveWords.schedule}, ${saveWords.hide}`,
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
