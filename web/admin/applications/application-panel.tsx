import { ChevronLeft, ChevronRight, FileText, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { JobApplication } from '#contracts/careers/applications.ts'
import { answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import { DateTime } from '../date-time.tsx'
import { OriginFacts } from '../origin-facts.tsx'
import { callHref, mailHref } from '../reply-links.ts'
import { applicationsApi } from '../staff-api.ts'
import { linkIdOf } from './application-columns.tsx'
import { experienceText, fullName } from './application-text.ts'
import { DownloadResume } from './resume-download.tsx'
import type { useApplicationStepper } from './use-application-stepper.ts'

const CvView = lazy(() => import('./cv/cv-view.tsx'))

type Props = {
	application: JobApplication
	stepper: ReturnType<typeof useApplicationStepper>
	isAdmin: boolean
	onClose: () => void
	onErased: () => void
}

/** Shows one application beside the list. The arrow keys step to the previous and the next one. */
export function ApplicationPanel({ application, stepper, isAdmin, onClose, onErased }: Props) {
	const [erasing, setErasing] = useState(false)
	const [reading, setReading] = useState(false)
	const name = fullName(application)
	return (
		<Dialog
			title={<bdi>{name}</bdi>}
			description={
				<>
					<bdi>{application.jobPost}</bdi>
					<span>, arrived on </span>
					<DateTime at={application.createddate} />
				</>
			}
			open
			onOpenChange={onClose}
			place="side"
			size={reading ? 'large' : 'small'}
			onKeyDown={stepper.onKeyDown}
			returnTo={() => document.getElementById(linkIdOf(application.id))}
			footer={
				(isAdmin || !reading) && (
					<>
						{isAdmin && (
							<Button variant="secondary" onClick={() => setErasing(true)}>
								<Trash2 aria-hidden="true" className="size-4" />
								Erase
							</Button>
						)}
						{!reading && <DownloadResume application={application} />}
					</>
				)
			}
		>
			<StepButtons stepper={stepper} />
			{reading ? (
				<div className="mt-4 h-[75dvh]">
					<Suspense>
						<CvView id={application.id} fileName={application.file} fileSize={application.fileSize} />
					</Suspense>
				</div>
			) : (
				<Button variant="secondary" size="small" icon={FileText} className="mt-4" onClick={() => setReading(true)}>
					Read the CV
				</Button>
			)}
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
			{application.origin && (
				<section aria-label="Where it came from" className="mt-6 border-t border-line pt-3">
					<h3 className="text-sm font-normal text-muted">Where it came from</h3>
					<OriginFacts origin={application.origin} />
				</section>
			)}
			{/* Announces each step, because the focus does not move. */}
			<p role="status" className="sr-only">
				{stepper.position} of {stepper.total}: <bdi>{name}</bdi>, <bdi>{application.jobPost}</bdi>
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

/** At the ends of the list the buttons stay focusable, so that keyboard users do not lose their place. */
function StepButtons({ stepper }: { stepper: ReturnType<typeof useApplicationStepper> }) {
	const step = (by: 1 | -1, possible: boolean, children: ReactNode) => (
		<Button
			variant="secondary"
			size="small"
			aria-disabled={!possible || undefined}
			className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
			onClick={() => stepper.go(by)}
		>
			{children}
		</Button>
	)
	return (
		<nav aria-label="Applications in the list" className="flex items-center justify-between gap-3">
			{step(
				-1,
				stepper.hasPrevious,
				<>
					<ChevronLeft aria-hidden="true" className="-ms-1 size-4" />
					<span>Previous</span>
				</>,
			)}
			<span className="text-sm text-muted tabular-nums">
				{stepper.position} of {stepper.total.toLocaleString('en-US')}
			</span>
			{step(
				1,
				stepper.hasNext,
				<>
					<span>Next</span>
					<ChevronRight aria-hidden="true" className="-me-1 size-4" />
				</>,
			)}
		</nav>
	)
}

const words = {
	title: 'Erase this application?',
	confirm: 'Erase',
	done: 'Application erased',
	failed: 'The application could not be erased. Please try again.',
}

/** Erases the application with its CV after a confirmation. */
const EraseApplication = ({
	application,
	onClose,
	onErased,
}: {
	application: JobApplication
	onClose: () => void
	onErased: () => void
}) => (
	<DeleteDialog
		noun="application"
		notFoundCode="application.not-found"
		erase={() => answerOf(applicationsApi.eraseapplication[':id'].$delete({ param: { id: String(application.id) } }))}
		words={words}
		onClose={onClose}
		onDeleted={onErased}
	>
		Everything that <bdi>{fullName(application)}</bdi> sent for <bdi>{application.jobPost}</bdi> will be deleted for
		good: name, email, mobile number and the CV, <bdi>{application.file}</bdi>. The job post keeps only the count.
	</DeleteDialog>
)
