import { RotateCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { type HealthReport, needsSomebody, sumOf } from '#contracts/operations/operations.ts'
import { momentText } from '#contracts/shared/date-text.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { Moment } from '../date-time.tsx'
import { requireSection } from '../session/guards.ts'
import { operationsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { Findings, idOf } from './findings.tsx'
import { MissingFiles, Sizes, SlowQueries } from './tables.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Health')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('administration', request)
	try {
		return { report: await answerOf(operationsApi.health.$get()), failure: null }
	} catch (reason) {
		console.warn('The report did not load', reason)
		return { report: null, failure: failureText(reason, 'The checks could not be asked. Check your connection.') }
	}
}

export default function HealthPage({ loaderData: { report, failure } }: Route.ComponentProps) {
	const { revalidate, state } = useRevalidator()
	const looking = state === 'loading'
	const again = useRestoredFocus(looking)
	return (
		<div className="flex flex-col gap-8">
			<PageHeading
				title="Health"
				lead={
					report && (
						<>
							Whether the site is in order, and what to do where it is not. Looked at <Moment at={report.lookedAt} />.
						</>
					)
				}
				actions={
					<Button ref={again} variant="secondary" busy={looking} onClick={() => void revalidate()}>
						{!looking && <RotateCw aria-hidden="true" className="size-4" />}
						Look again
					</Button>
				}
			/>
			<p role="status" className="sr-only">
				{looking ? 'Looking' : report && `Looked at ${momentText(report.lookedAt)}. ${sumOf(report)}`}
			</p>
			{failure && <Alert tone="danger">{failure}</Alert>}
			{report && <Report report={report} />}
		</div>
	)
}

function Report({ report }: { report: HealthReport }) {
	return (
		<>
			<Sum report={report} />
			{report.groups.map((group) => (
				<Findings key={group.name} group={group} />
			))}
			{report.missingFiles.length > 0 && <MissingFiles rows={report.missingFiles} />}
			<SlowQueries rows={report.slowQueries} />
			<Sizes sizes={report.sizes} />
		</>
	)
}

/** The overall state, with links to the findings that need attention. */
function Sum({ report }: { report: HealthReport }) {
	const needing = needsSomebody(report)
	const [worst] = needing
	return (
		<Alert tone={worst ? (worst.state === 'bad' ? 'danger' : 'warning') : 'success'}>
			<p className="text-base font-semibold">{sumOf(report)}</p>
			{worst && (
				<ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
					{needing.map((finding) => (
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
