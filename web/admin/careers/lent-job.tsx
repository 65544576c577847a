import { useCallback, useState } from 'react'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { lentJobsApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'

/** Who reads the applications for a job without the role. Each change is saved at once, without the form around it. */
export function LentJob({ jobId }: { jobId: number }) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	const [chosen, choose] = useState('')
	const load = useCallback(() => answerOf(lentJobsApi.lentjob[':id'].$get({ param: { id: String(jobId) } })), [jobId])
	const { data, failure, reload } = useLoaded(load)

	async function change(act: 'lendjob' | 'returnjob', userId: number, done: string) {
		setBusy(true)
		try {
			await answerOf(lentJobsApi[act].$post({ json: { jobId, userId } }))
			toast({ tone: 'success', text: done })
			choose('')
			reload()
		} catch (reason) {
			toast({ tone: 'danger', text: failureText(reason, 'This could not be saved. Check your connection.') })
		}
		setBusy(false)
	}

	return (
		<SettingsGroup title="Lent to">
			<p className="text-sm text-muted">
				Colleagues who read the applications for this job, write notes and give opinions. Saved at once.
			</p>
			{failure !== null && (
				<Alert tone="danger" action={{ label: 'Try again', onClick: () => void reload() }}>
					{failureText(failure, 'The colleagues could not be loaded. Check your connection.')}
				</Alert>
			)}
			{data && data.readers.length > 0 && (
				<ul className="flex flex-col gap-2">
					{data.readers.map(({ id, fullName }) => (
						<li key={id} className="flex items-center justify-between gap-3">
							<bdi className="min-w-0 wrap-anywhere">{fullName}</bdi>
							<Button
								variant="secondary"
								size="small"
								disabled={busy}
								onClick={() => void change('returnjob', id, 'The job is not lent any more')}
							>
								Take back<span className="sr-only"> from {fullName}</span>
							</Button>
						</li>
					))}
				</ul>
			)}
			<SelectField label="Colleague" disabled={!data} value={chosen} onChange={({ target }) => choose(target.value)}>
				<option value="">Select a colleague</option>
				{data?.others.map(({ id, fullName }) => (
					<option key={id} value={id} dir="auto">
						{fullName}
					</option>
				))}
			</SelectField>
			<Button
				variant="secondary"
				size="small"
				className="self-start"
				busy={busy}
				disabled={chosen === ''}
				onClick={() => void change('lendjob', Number(chosen), 'The job is lent')}
			>
				Lend
			</Button>
		</SettingsGroup>
	)
}
