import { type KeyboardEvent, lazy, Suspense, useId, useLayoutEffect, useState } from 'react'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { classNames } from '#web/ui/class-names.ts'
import { moveFocus } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import type { FrameProps } from '../desks/desk.ts'
import { wide } from '../desks/list/use-row-focus.ts'
import { Opinions } from './opinions.tsx'

const CvView = lazy(() => import('./cv/cv-view.tsx'))

const tabs = [
	{ value: 'cv', label: 'CV' },
	{ value: 'conversation', label: 'Conversation' },
] as const
type Tab = (typeof tabs)[number]['value']

type Props = FrameProps & { application: HiringRow; onChanged: () => void }

/** The CV beside the conversation. In narrow windows they are tabs, and the CV is fetched once its tab is shown. */
export function CvBeside({ application, conversation, isWanted, onLeave, onChanged }: Props) {
	const id = useId()
	const isWide = useMedia(wide)
	const [tab, setTab] = useState<Tab>(isWanted ? 'conversation' : 'cv')
	const [wasShown, setWasShown] = useState(false)
	const showsCv = isWide || tab === 'cv'
	if (showsCv && !wasShown) setWasShown(true)

	// Before the focus goes into a field of the conversation.
	useLayoutEffect(() => {
		if (isWanted) setTab('conversation')
	}, [isWanted])

	function choose(chosen: Tab) {
		setTab(chosen)
		if (chosen === 'cv') onLeave()
	}

	/** The arrow keys choose the tab that they reach. */
	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		moveFocus(event, { selector: '[role="tab"]', orientation: 'horizontal', loop: true })
		const reached = tabs.find(({ value }) => document.activeElement?.id === `${id}-${value}`)
		if (reached) choose(reached.value)
	}

	const panel = (value: Tab) => ({
		id: `${id}-${value}-panel`,
		hidden: !isWide && tab !== value,
		...(isWide ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${value}` }),
	})

	return (
		<div className="flex min-h-0 flex-1 flex-col wide:grid wide:h-full wide:grid-cols-[minmax(50vw,1fr)_minmax(0,30rem)] wide:grid-rows-[minmax(0,1fr)]">
			{!isWide && (
				<div
					role="tablist"
					aria-label="Parts of the application"
					onKeyDownCapture={onKeyDown}
					className="flex gap-1 border-b border-line px-2"
				>
					{tabs.map(({ value, label }) => (
						<button
							key={value}
							id={`${id}-${value}`}
							type="button"
							role="tab"
							aria-selected={value === tab}
							aria-controls={`${id}-${value}-panel`}
							tabIndex={value === tab ? 0 : -1}
							onClick={() => choose(value)}
							className={classNames(
								'-mb-px min-h-11 border-b-2 px-3 text-sm font-semibold transition-colors',
								value === tab ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
							)}
						>
							{label}
						</button>
					))}
				</div>
			)}
			<div
				{...panel('cv')}
				className={classNames(
					'min-h-0 min-w-0 flex-col gap-2 px-3 pt-2 wide:border-e wide:border-line',
					showsCv && 'flex max-wide:h-[calc(100dvh-var(--bar)-7.5rem)]',
				)}
			>
				<div className="min-h-0 flex-1">
					{wasShown && (
						<Suspense fallback={<Spinner label="Opening the CV" />}>
							<CvView id={application.id} fileName={application.file} fileSize={application.fileSize} />
						</Suspense>
					)}
				</div>
				<Opinions application={application} onChanged={onChanged} />
			</div>
			<div {...panel('conversation')} className={showsConversation(isWide, tab)}>
				{conversation}
			</div>
		</div>
	)
}

const showsConversation = (isWide: boolean, tab: Tab) =>
	classNames('min-h-0 min-w-0 flex-col', (isWide || tab === 'conversation') && 'flex')
