import type { PublishState, Scheduled } from '#contracts/content/schedule.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { DateTime } from '../date-time.tsx'

const words = { draft: 'UnPublished', scheduled: 'Scheduled', published: 'Published', ended: 'Ended' }
const blogWords = { ...words, draft: 'Inactive', published: 'Active' }

export const PublishedPill = (row: Scheduled) => <StatePill {...row} words={words} />

/** The same for a blog, whose box has another name. */
export const BlogStatusPill = (row: Scheduled) => <StatePill {...row} words={blogWords} />

const tones = { draft: 'neutral', scheduled: 'info', published: 'success', ended: 'neutral' } as const

type Props = Scheduled & { words: Readonly<Record<PublishState, string>> }

/** The state of an item in a list, with the time at which it changes. */
function StatePill({ state, publishAt, unpublishAt, words }: Props) {
	return (
		<>
			<StatusPill tone={tones[state]}>{words[state]}</StatusPill>
			{state === 'scheduled' && publishAt && <Change words="Scheduled for" at={publishAt} />}
			{state === 'published' && unpublishAt && <Change words="Until" at={unpublishAt} />}
		</>
	)
}

const Change = ({ words, at }: { words: string; at: string }) => (
	<span className="mt-1 block max-w-44 text-sm whitespace-normal text-muted">
		{words}{' '}
		<span className="whitespace-nowrap">
			<DateTime at={at} />
		</span>{' '}
		(your time)
	</span>
)
