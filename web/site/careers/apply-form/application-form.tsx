import { Send } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Job } from '#contracts/careers/careers.ts'
import { noticePeriods } from '#contracts/careers/notice-periods.ts'
import type { Question } from '#contracts/careers/questions.ts'
import { pages } from '#web/content/pages.ts'
import { OtherWays } from '#web/site/forms/other-ways.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { ApplyByMail, Keeping, NextSteps, SentNotice, UploadProgress } from './beside-form.tsx'
import { CvField } from './cv-field.tsx'
import { useApplication } from './use-application.ts'

type Props = {
	job: Pick<Job, 'id' | 'jobPosition'>
	/** Days after the closing date until applications are deleted. */
	retentionDays: number
	/** The fields of the job's own questions. */
	questions?: readonly Question[]
	Fields?: ComponentType<{ questions: readonly Question[] } & Pick<ReturnType<typeof useApplication>, 'field'>>
}

const noQuestions: readonly Question[] = []

const third = 'tablet:col-span-2'
const half = 'tablet:col-span-3'
const whole = 'tablet:col-span-6'

/**
 * The application form. Its inputs are uncontrolled, so a page that is only read loads little script: the code that
 * validates and sends arrives when the visitor starts to type.
 */
export function ApplicationForm({ job, retentionDays, questions = noQuestions, Fields }: Props) {
	const hydrated = useHydrated()
	const application = useApplication(job, pages.careers.path, questions)
	const { field, refusal, isSending } = application
	const submit = useRestoredFocus(isSending)

	return (
		<section
			id="apply"
			aria-labelledby="apply-title"
			className="grid scroll-mt-28 gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
		>
			<div>
				<h2 id="apply-title" className="text-heading">
					Apply for this position
				</h2>
				<NextSteps />
			</div>
			<div className="rounded-lg bg-surface p-6 shadow-light tablet:p-9">
				{application.sent && <SentNotice message={application.sent} careersPath={pages.careers.path} />}
				<form
					{...application.form}
					aria-labelledby="apply-title"
					className="grid gap-5 tablet:grid-cols-6 noscript:hidden"
				>
					<div className={half}>
						<TextField label="First Name" required autoComplete="given-name" {...field('firstName')} />
					</div>
					<div className={half}>
						<TextField label="Last Name" required autoComplete="family-name" {...field('lastName')} />
					</div>
					<div className={half}>
						<TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
					</div>
					<div className={half}>
						<TextField
							label="Mobile Number"
							type="tel"
							inputMode="numeric"
							required
							autoComplete="tel"
							help="Digits only, with country code"
							{...field('mobileNumber')}
						/>
					</div>
					<div className={third}>
						<TextField
							label="Experience"
							inputMode="decimal"
							autoComplete="off"
							suffix="years"
							{...field('applicantExperience')}
						/>
					</div>
					<div className={third}>
						<SelectField label="Notice Period" required defaultValue="" {...field('noticePeriod')}>
							<option value="">Select a period</option>
							{noticePeriods.map((period) => (
								<option key={period}>{period}</option>
							))}
						</SelectField>
					</div>
					<div className={third}>
						<TextField label="Location" required autoComplete="address-level2" {...field('applicantLocation')} />
					</div>
					{Fields && (
						<div className={classNames(whole, 'grid gap-5')}>
							<Fields questions={questions} field={field} />
						</div>
					)}
					<div className={whole}>
						<CvField
							value={application.cv}
							onChange={(file) => void application.chooseCv(file)}
							error={application.errors.file}
							help={
								application.restored && !application.cv ? 'What you typed is back. Choose your CV again.' : undefined
							}
							ready={hydrated}
							reading={application.isReadingCv}
							busy={isSending}
						/>
					</div>
					<div className={whole}>
						<Keeping retentionDays={retentionDays} />
					</div>
					{refusal && (
						<Alert tone="danger" className={whole}>
							<span>{refusal.text}</span>
							{refusal.ways && <OtherWays {...refusal.ways} />}
							{application.isClosed && (
								<>
									{' '}
									<a href={pages.careers.path} className="inline-block py-0.5 underline underline-offset-2">
										See open positions
									</a>
								</>
							)}
						</Alert>
					)}
					<div className={whole}>
						{/* Has no height until the bot check shows a task. */}
						<div ref={application.botCheck} />
						{isSending && <UploadProgress share={application.share} onCancel={application.cancel} />}
						<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
							<p className="text-sm text-muted">
								Fields with <span className="font-semibold text-danger">*</span> are required.
							</p>
							<Button
								ref={submit}
								type="submit"
								icon={Send}
								disabled={!hydrated}
								busy={isSending}
								className="max-tablet:w-full"
							>
								{isSending ? 'Sending' : 'Send application'}
							</Button>
						</div>
					</div>
				</form>
				<ApplyByMail job={job} questions={questions} />
			</div>
		</section>
	)
}
