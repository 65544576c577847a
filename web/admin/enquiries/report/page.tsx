import { Link } from 'react-router'
import type { ReportFigures } from '#contracts/enquiries/report.ts'
import { reportGroupings } from '#contracts/enquiries/report-groupings.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CalendarDate } from '../../date-time.tsx'
import { PageHeading } from '../../page-heading.tsx'
import { requireSection } from '../../session/guards.ts'
import { enquiryReportsApi } from '../../staff-api.ts'
import { staffMeta } from '../../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { ExportButton } from './export-button.tsx'
import { ReportTable } from './report-table.tsx'
import {
	type ChosenReport,
	chosenIn,
	durationText,
	groupings,
	periods,
	reportQueryOf,
	shareText,
} from './report-words.ts'

export { PageError as ErrorBoundary } from '../../page-error.tsx'

export const meta = () => staffMeta('Report of contact requests')

const everything = { tab: 'all', owner: null, departmentId: null, text: null } as const

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('enquiries', request)
	const chosen = chosenIn(new URL(request.url).searchParams)
	const query = reportQueryOf(chosen)
	try {
		return { chosen, query, report: await answerOf(enquiryReportsApi.report.$post({ json: query })), failure: null }
	} catch (reason) {
		console.warn('The report did not load', reason)
		const failure = failureText(reason, 'The report could not be loaded. Check your connection.')
		return { chosen, query, report: null, failure }
	}
}

export default function ReportPage({ loaderData: { chosen, query, report, failure } }: Route.ComponentProps) {
	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title="Report of contact requests"
				lead={
					<>
						<CalendarDate date={query.from} />
						<span> to </span>
						<CalendarDate date={query.to} />
						<span>, without spam.</span>
					</>
				}
				actions={
					<>
						<Link
							to="/Admin/Contactpage?page=1"
							className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
						>
							Back to contact requests
						</Link>
						<ExportButton filter={{ ...everything, from: query.from, to: query.to }} />
					</>
				}
			/>
			<div className="flex flex-wrap gap-x-8 gap-y-3">
				<Choices
					label="Period"
					choices={Object.entries(periods).map(([days, text]) => ({
						text,
						to: { ...chosen, days: Number(days) },
						isChosen: Number(days) === chosen.days,
					}))}
				/>
				<Choices
					label="Grouped by"
					choices={reportGroupings.map((by) => ({
						text: groupings[by].label,
						to: { ...chosen, by },
						isChosen: by === chosen.by,
					}))}
				/>
			</div>
			{failure && <Alert tone="danger">{failure}</Alert>}
			{report && (
				<>
					<Total {...report.total} />
					<ReportTable rows={report.rows} by={chosen.by} />
				</>
			)}
		</div>
	)
}

type Choice = { text: string; to: ChosenReport; isChosen: boolean }

const Choices = ({ label, choices }: { label: string; choices: readonly Choice[] }) => (
	<nav aria-label={label} className="flex flex-wrap items-center gap-2">
		<span aria-hidden="true" className="text-sm text-muted">
			{label}
		</span>
		{choices.map(({ text, to: { days, by }, isChosen }) => (
			<Link
				key={text}
				to={`?days=${days}&by=${by}`}
				replace
				preventScrollReset
				aria-current={isChosen ? 'true' : undefined}
				className={classNames(
					'inline-flex h-9 items-center rounded-full border px-3.5 text-sm transition-colors',
					isChosen
						? 'border-brand/40 bg-brand-soft font-semibold text-brand-strong'
						: 'border-edge bg-surface hover:border-ink',
				)}
			>
				{text}
			</Link>
		))}
	</nav>
)

const Total = ({ enquiries, answered, medianMinutes, p90Minutes }: ReportFigures) => (
	<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line tablet:grid-cols-4">
		<Figure name="Enquiries" value={enquiries.toLocaleString('en')} />
		<Figure name="Answered" value={answered.toLocaleString('en')} note={shareText(answered, enquiries)} />
		<Figure name="Half answered within" value={durationText(medianMinutes)} />
		<Figure name="90 % answered within" value={durationText(p90Minutes)} />
	</dl>
)

const Figure = ({ name, value, note }: { name: string; value: string; note?: string | null }) => (
	<div className="flex flex-col gap-1 bg-surface px-4 py-3">
		<dt className="text-sm text-muted">{name}</dt>
		<dd className="flex items-baseline gap-2 text-xl font-semibold tabular-nums">
			<span>{value}</span>
			{note && <span className="text-sm font-normal text-muted">{note}</span>}
		</dd>
	</div>
)
