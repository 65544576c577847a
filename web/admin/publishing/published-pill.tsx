import type { Scheduled } from '#contracts/content/schedule.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { itemState } from './item-state.ts'

type Props = Scheduled & {
	/** Whether the item has a draft. */
	hasDraft?: boolean
	/** When a scheduled version replaces the live one. */
	changesAt?: string | null
}

/** The state of an item in a list, with the time at which it changes next. Its column has at most nine rem with its padding. */
export function PublishedPill({ hasDraft = false, changesAt = null, ...saved }: Props) {
	const { tone, text } = itemState({ saved, hasDraft, changesAt })
	const isLive = saved.state === 'published'
	return (
		<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 *:leading-4 tablet:w-max tablet:max-w-30 tablet:*:whitespace-normal">
			<StatusPill tone={tone}>{text}</StatusPill>
			{isLive && changesAt && <Next words="Changes" at={changesAt} />}
			{isLive && saved.unpublishAt && <Next words="Until" at={saved.unpublishAt} />}
		</span>
	)
}

const Next = ({ words, at }: { words: string; at: string }) => (
	<time dateTime={at} title="Your time" className="text-xs whitespace-nowrap text-muted">
		{words} {nearMomentText(at)}
	</time>
)
