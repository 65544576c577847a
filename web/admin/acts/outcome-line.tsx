import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { toneIcons } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import type { Outcome } from './outcome.ts'

const tones = {
	success: 'text-success',
	warning: 'text-warning',
	danger: 'text-danger',
}

type Props<Undone> = {
	outcome: Outcome<Undone> | null
	/** Rows that an act removes go when the list has loaded again. */
	loading: boolean
	onUndo?: (undo: () => Promise<Undone>) => Promise<void>
}

/** The result of the last act on rows, with Undo. Takes the focus if the act has removed the focused element. */
export function OutcomeLine<Undone>({ outcome, loading, onUndo }: Props<Undone>) {
	const textId = useId()
	const box = useRef<HTMLDivElement>(null)
	const undoButton = useRef<HTMLButtonElement>(null)
	const [busy, setBusy] = useState(false)

	useEffect(() => {
		// A closing dialog returns the focus to its row, or to the page. The row disappears when the list reloads.
		const isLost = document.activeElement === document.body || document.activeElement?.id === 'content'
		if (outcome && !loading && isLost) (undoButton.current ?? box.current)?.focus()
	}, [outcome, loading])

	async function undo(act: () => Promise<Undone>) {
		setBusy(true)
		await onUndo?.(act)
		setBusy(false)
	}

	const Icon = outcome && toneIcons[outcome.tone]
	return (
		<div ref={box} tabIndex={-1} role="status" className={classNames('rounded-md', !outcome && 'sr-only')}>
			{outcome && Icon && (
				<div className="flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-2.5 text-sm">
					<Icon aria-hidden="true" className={classNames('mt-2 size-5 shrink-0', tones[outcome.tone])} />
					<div className="min-w-0 flex-1 py-2">
						<p id={textId} className="font-medium wrap-anywhere">
							<QuotedText text={outcome.text} />
							{outcome.link && (
								<>
									{' '}
									<Link to={outcome.link.href} className="font-semibold text-brand underline underline-offset-2">
										{outcome.link.label}
									</Link>
								</>
							)}
						</p>
						{outcome.refused.length > 0 && (
							<ul className="mt-1 flex list-disc flex-col gap-1 ps-5 wrap-anywhere">
								{outcome.refused.map(({ title, reason, href }) => (
									<li key={`${title} ${href}`}>
										{href ? (
											<Link to={href} className="font-semibold text-brand underline underline-offset-2">
												<bdi>{title}</bdi>
											</Link>
										) : (
											<b className="font-semibold">
												<bdi>{title}</bdi>
											</b>
										)}
										<QuotedText text={`: ${reason}`} />
									</li>
								))}
							</ul>
						)}
					</div>
					{outcome.undo && (
						<Button
							ref={undoButton}
							variant="secondary"
							size="small"
							busy={busy}
							aria-describedby={textId}
							onClick={() => outcome.undo && void undo(outcome.undo)}
						>
							Undo
						</Button>
					)}
				</div>
			)}
		</div>
	)
}
