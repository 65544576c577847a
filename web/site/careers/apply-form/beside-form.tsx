import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { Job } from '#contracts/careers/careers.ts'
import type { Question } from '#contracts/careers/questions.ts'
import { currentNotice } from '#web/content/application-notice.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { keepsOrigin } from '#web/content/keeps-origin.ts'
import { pages } from '#web/content/pages.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const steps = [
	'You get a mail at once that says your application is here.',
	'A recruiter reads your application and your CV.',
	'You hear from us by mail, whatever the outcome.',
]

export function NextSteps() {
	return (
		<>
			<h3 className="mt-6 text-title">What happens next</h3>
			<ol className="mt-3 grid gap-3">
				{steps.map((step, index) => (
					<li key={step} className="grid grid-cols-[1.75rem_1fr]">
						<span aria-hidden="true" className="font-semibold text-brand-strong tabular-nums">
							{index + 1}
						</span>
						{step}
					</li>
				))}
			</ol>
		</>
	)
}

const link = 'underline underline-offset-2 hover:text-ink'

/** The parts of the notice whose version the form sends. */
export function Keeping({ retentionDays }: { retentionDays: number }) {
	const filled: Readonly<Record<string, ReactNode>> = {
		'{days}': retentionDays,
		'{careers address}': (
			<a href={`mailto:${careersAddress}`} className={link}>
				{careersAddress}
			</a>
		),
		'{privacy policy}': (
			<a href={pages.privacyPolicy.path} className={link}>
				privacy policy
			</a>
		),
	}
	return (
		<div className="grid gap-2 text-sm text-muted">
			<p>
				{currentNotice.keeping.split(/(\{[^}]+\})/).map((part) => (
					<Fragment key={part}>{filled[part] ?? part}</Fragment>
				))}
			</p>
			{keepsOrigin && <p>{currentNotice.origin}</p>}
		</div>
	)
}

/** Screen readers announce only that the upload is complete. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
	const percent = Math.floor(share * 100)
	const text = percent < 100 ? `${percent} % sent` : 'All sent, waiting for the answer'
	return (
		<div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
			<progress
				aria-label="Your application"
				max={100}
				value={percent}
				className="h-2 min-w-40 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
			/>
			<p aria-live={percent < 100 ? 'off' : 'polite'} className="text-sm text-muted tabular-nums">
				{text}
			</p>
			<Button variant="quiet" size="small" onClick={onCancel}>
				Cancel
			</Button>
		</div>
	)
}

/** Takes the focus and names the next page. */
export function SentNotice({ message, careersPath }: { message: string; careersPath: string }) {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => place.current?.focus(), [])
	return (
		<div ref={place} tabIndex={-1} className="mb-6 rounded-sm">
			<Alert tone="success">
				{message}
				<span className="block font-normal">
					The careers page opens in 3 seconds.{' '}
					<a href={careersPath} className="inline-block py-0.5 underline underline-offset-2">
						Open it now
					</a>
				</span>
			</Alert>
		</div>
	)
}

/** Replaces the form without script: the bot check needs script, a letter does not. */
export function ApplyByMail({
	job,
	questions,
}: {
	job: Pick<Job, 'id' | 'jobPosition'>
	questions: readonly Question[]
}) {
	const subject = encodeURIComponent(`Application: ${job.jobPosition} (${job.id})`)
	return (
		<noscript>
			<p>The form needs JavaScript, which is switched off in your browser. You can apply by mail instead:</p>
			<p className="mt-4 text-lg">
				<a
					href={`mailto:${careersAddress}?subject=${subject}`}
					className="inline-block py-0.5 font-semibold text-brand underline"
				>
					{careersAddress}
				</a>
			</p>
			<p className="mt-4">Keep the subject, attach your CV (PDF or DOCX, at most 5 MB), and tell us:</p>
			<ul className="mt-2 list-disc ps-6">
				<li>your first and last name</li>
				<li>your mobile number, with country code</li>
				<li>your experience in years</li>
				<li>your notice period</li>
				<li>where you live</li>
				{questions.map(({ id, words, choices, required }) => (
					<li key={id}>
						<bdi>{words}</bdi>
						{choices.length > 0 && <bdi> ({choices.join(', ')})</bdi>}
						{!required && <span> (if you like)</span>}
					</li>
				))}
			</ul>
		</noscript>
	)
}
