import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { JobApplication } from '#contracts/careers/applications.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { callHref, mailHref } from '../enquiries/reply-links.ts'
import { Moment } from '../moment.tsx'
import { linkIdOf } from './application-columns.tsx'
import { experienceText, fullName } from './application-words.ts'
import { EraseApplication } from './erase-application.tsx'
import { DownloadResume } from './resume-download.tsx'
import type { useWalk } from './use-walk.ts'

type Props = {
	application: JobApplication
	walk: ReturnType<typeof useWalk>
	isAdmin: boolean
	onClose: () => void
	onErased: () => void
}

/** One application, whole, beside the list; the arrow keys show the one before and the one behind. */
export function ApplicationPanel({ application, walk, isAdmin, onClose, onErased }: Props) {
	const [erasing, setErasing] = useState(false)
	const name = fullName(application)
	return (
		<Dialog
			title={<bdi>{name}</bdi>}
			description={
				<>
					{application.jobPost}, arrived on <Moment at={application.createddate} />
				</>
			}
			open
			onOpenChange={onClose}
			place="side"
			size="small"
			onKeyDown={walk.onKeyDown}
			returnTo={() => document.getElementById(linkIdOf(application.id))}
			footer={
				<>
					{isAdmin && (
						<Button variant="secondary" onClick={() => setErasing(true)}>
							<Trash2 aria-hidden="true" className="size-4" />
							Erase
						</Button>
					)}
					<DownloadResume application={application} />
				</>
			}
		>
			<Steps walk={walk} />
			<dl className="mt-5 grid gap-4">
				<Fact term="Experience">{experienceText(application)}</Fact>
				<Fact term="Notice period">{application.noticePeriod}</Fact>
				<Fact term="Location">
					<bdi>{application.applicantLocation}</bdi>
				</Fact>
				<Fact term="Email">
					<a href={mailHref(application.email)} className={link}>
						{application.email}
					</a>
				</Fact>
				<Fact term="Mobile number">
					<a href={callHref(application.mobileNumber)} className={link}>
						{application.mobileNumber}
					</a>
				</Fact>
				<Fact term="CV">
					<bdi>{application.file}</bdi> <span className="text-muted">({sizeText(application.fileSize)})</span>
				</Fact>
			</dl>
			{/* Read out at each step; the focus stays where it is. */}
			<p role="status" className="sr-only">
				{walk.position} of {walk.total}: {name}, {application.jobPost}
			</p>
			{erasing && <EraseApplication application={application} onClose={() => setErasing(false)} onErased={onErased} />}
		</Dialog>
	)
}

const link = 'break-all text-brand underline underline-offset-2'

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="border-t border-line pt-3">
		<dt className="text-sm text-muted">{term}</dt>
		<dd className="mt-0.5 wrap-anywhere">{children}</dd>
	</div>
)

/** They keep the focus at the ends of the list: whoever walks with them is not thrown out. */
function Steps({ walk }: { walk: ReturnType<typeof useWalk> }) {
	const step = (by: 1 | -1, possible: boolean, children: ReactNode) => (
		<Button
			variant="secondary"
			size="small"
			aria-disabled={!possible || undefined}
			className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
			onClick={() => walk.walk(by)}
		>
			{children}
		</Button>
	)
	return (
		<nav aria-label="Applications in the list" className="flex items-center justify-between gap-3">
			{step(
				-1,
				walk.hasPrevious,
				<>
					<ChevronLeft aria-hidden="true" className="-ms-1 size-4" />
					Previous
				</>,
			)}
			<span className="text-sm text-muted tabular-nums">
				{walk.position} of {walk.total.toLocaleString('en-US')}
			</span>
			{step(
				1,
				walk.hasNext,
				<>
					Next
					<ChevronRight aria-hidden="true" className="-me-1 size-4" />
				</>,
			)}
		</nav>
	)
}
