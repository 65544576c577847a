import { RotateCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { type HealthReport, healthSummaryOf, needingAttention } from '#contracts/operations/operations.ts'
import { momentText } from '#contracts/shared/date-text.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { DateTime } from '../date-time.tsx'
import { PageHeading } from '../page-heading.tsx'
import { requireSection } from '../session/guards.ts'
import { operationsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { Findings, idOf } from './findings.tsx'
import { MissingFiles, Sizes, SlowStatements } from './tables.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Health')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('administration', request)
	try {
		return { report: await answerOf(operationsApi.health.$get()), failure: null }
	} catch (reason) {
		console.warn('The report did not load', reason)
		return { report: null, failure: failureText(reason, 'The checks could not be loaded. Check your connection.') }
	}
}

export default function HealthPage({ loaderData: { report, failure } }: Route.ComponentProps) {
	const { revalidate, state } = useRevalidator()
	const checking = state === 'loading'
	const checkButton = useRestoredFocus(checking)
	return (
		<div className="flex flex-col gap-8">
			<PageHeading
				title="Health"
				lead={
					report && (
						<>
							<span>Checks of the site, with advice for each problem. Last checked </span>
							<DateTime at={report.lookedAt} />.
						</>
					)
				}
				actions={
					<Button
						ref={checkButton}
						variant="secondary"
						icon={RotateCw}
						busy={checking}
						onClick={() => void revalidate()}
					>
						Check again
					</Button>
				}
			/>
			<p role="status" className="sr-only">
				{checking ? 'Checking' : report && `Checked at ${momentText(report.lookedAt)}. ${healthSummaryOf(report)}`}
			</p>
			{failure && <Alert tone="danger">{failure}</Alert>}
			{report && <Report report={report} />}
		</div>
	)
}

function Report({ report }: { report: HealthReport }) {
	return (
		<>
			<Summary report={report} />
			{report.groups.map((group) => (
				<Findings key={group.name} group={group} />
			))}
			{report.missingFiles.length > 0 && <MissingFiles rows={report.missingFiles} />}
			<Sizes sizes={report.sizes} />
			<SlowStatements />
		</>
	)
}

/** The overall state, with links to the findings that need attention. */
function Summary({ report }: { report: HealthReport }) {
	const unresolved = needingAttention(report)
	const [worst] = unresolved
	return (
		<Alert tone={worst ? (worst.state === 'bad' ? 'danger' : 'warning') : 'success'}>
			<p className="text-base font-semibold">{healthSummaryOf(report)}</p>
			{worst && (
				<ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
					{unresolved.map((finding) => (
						<li key={finding.label}>
							<a href={`#${idOf(finding)}`} className="underline underline-offset-2">
								{finding.label}
							</a>
						</li>
					))}
				</ul>
			)}
		</Alert>
	)
}
