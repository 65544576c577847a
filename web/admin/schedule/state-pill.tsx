import type { PublishState, Scheduled } from '#contracts/content/schedule.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { yourTimeText } from './own-time.ts'

const tones = { draft: 'neutral', scheduled: 'info', published: 'success', ended: 'neutral' } as const

/** The state of an item in a list, with the time at which it changes. */
export function StatePill({
	state,
	publishAt,
	unpublishAt,
	words,
}: Scheduled & { words: Readonly<Record<PublishState, string>> }) {
	const change =
		state === 'scheduled' && publishAt
			? `Scheduled for ${yourTimeText(publishAt)}`
			: state === 'published' && unpublishAt
				? `Until ${yourTimeText(unpublishAt)}`
				: null
	return (
		<>
			<StatusPill tone={tones[state]}>{words[state]}</StatusPill>
			{change && <span className="mt-1 block max-w-40 text-sm whitespace-normal text-muted">{change}</span>}
		</>
	)
}
