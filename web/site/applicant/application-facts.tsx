import { applicantStages } from '#contracts/hiring/applicant-page.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import type { ApplicantPage } from '#worker/features/applications/status/status.queries.ts'

const Day = ({ at }: { at: string }) => {
	const day = companyToday(new Date(at))
	return (
		<time dateTime={day} className="whitespace-nowrap">
			{dayText(day)}
		</time>
	)
}

const Days = ({ days }: { days: readonly string[] }) => (
	<ul className="flex flex-wrap gap-x-4">
		{days.map((at) => (
			<li key={at}>
				<Day at={at} />
			</li>
		))}
	</ul>
)

/** Where an application stands, in its applicant's words. */
export function ApplicationFacts({ page }: { page: ApplicantPage }) {
	const { stage, createdAt, reference, jobLocation, cvName, lettersAt, answerBy, erasedBy } = page
	const facts = [
		['Arrived', <Day key="arrived" at={createdAt} />],
		['Reference', reference],
		['Location', <bdi key="location">{jobLocation}</bdi>],
		['Your CV', <bdi key="cv">{cvName}</bdi>],
		['Our letters to you', lettersAt.length === 0 ? 'None yet' : <Days key="letters" days={lettersAt} />],
		['You hear from us by', answerBy && <Day key="answer" at={answerBy} />],
		['We erase it by', erasedBy && <Day key="erased" at={erasedBy} />],
	] as const
	return (
		<>
			<p className="text-muted">Where it stands</p>
			<p className="text-heading font-semibold text-brand-strong">{applicantStages[stage]}</p>
			<dl className="mt-6 border-t border-line">
				{facts.map(
					([label, value]) =>
						value && (
							<div
								key={label}
								className="grid gap-x-6 border-b border-line py-3 tablet:grid-cols-[14rem_minmax(0,1fr)]"
							>
								<dt className="text-muted">{label}</dt>
								<dd className="wrap-anywhere">{value}</dd>
							</div>
						),
				)}
			</dl>
		</>
	)
}
