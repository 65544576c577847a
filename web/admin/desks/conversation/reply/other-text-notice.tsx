import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { StoredReply } from './reply-draft.ts'

type Props = { other: StoredReply; onTake: () => void; onKeep: () => void }

/** The reply was written in another window, too: the writer chooses one of the texts. */
export function OtherTextNotice({ other, onTake, onKeep }: Props) {
	const id = useId()
	return (
		<div
			role="alert"
			aria-labelledby={id}
			className="flex flex-col gap-3 rounded-md border border-warning bg-warning-soft px-4 py-3"
		>
			<p id={id} className="text-sm font-semibold text-warning">
				{other.version === null
					? 'You have sent or discarded this reply in another window.'
					: 'You have changed this reply in another window.'}
			</p>
			{other.text && (
				<p dir="auto" className="max-h-48 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap">
					{other.text}
				</p>
			)}
			<div className="flex flex-wrap gap-2">
				<Button variant="secondary" size="small" onClick={onTake}>
					{other.text ? 'Load that text' : 'Empty the field'}
				</Button>
				<Button size="small" onClick={onKeep}>
					Keep the text below
				</Button>
			</div>
		</div>
	)
}
