import { lazy, Suspense, useId, useLayoutEffect, useState } from 'react'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import type { FrameProps } from '../desks/desk.ts'
import { wide } from '../desks/list/use-row-focus.ts'
import { TabList } from '../tab-list.tsx'
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

	const panel = (value: Tab) => ({
		id: `${id}-${value}-panel`,
		hidden: !isWide && tab !== value,
		...(isWide ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${value}` }),
	})

	return (
		<div className="flex min-h-0 flex-1 flex-col wide:grid wide:h-full wide:grid-cols-[minmax(calc(50vw+1.75rem),1fr)_minmax(0,30rem)] wide:grid-rows-[minmax(0,1fr)]">
			{!isWide && (
				<TabList
					id={id}
					aria-label="Parts of the application"
					tabs={tabs}
					value={tab}
					onChoose={choose}
					className="border-b border-line px-2"
				/>
			)}
			<div
				{...panel('cv')}
				className="flex min-h-0 min-w-0 flex-col gap-2 px-3 pt-2 max-wide:h-[calc(100dvh-var(--bar)-9.25rem)] wide:border-e wide:border-line"
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
			<div {...panel('conversation')} className="flex min-h-0 min-w-0 flex-col">
				{conversation}
			</div>
		</div>
	)
}
