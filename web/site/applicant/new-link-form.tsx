import { Send } from 'lucide-react'
import { messages } from '#contracts/shared/messages.ts'
import { longAmericanDate } from '#web/site/careers/job-words.ts'
import { OtherWays } from '#web/site/forms/other-ways.tsx'
import { useVisitorForm } from '#web/site/forms/use-visitor-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import type { LinkedJob } from '#worker/features/applications/status/linked-jobs.queries.ts'

type Props = { jobs: readonly LinkedJob[] }

const fields = ['email', 'jobPostInt'] as const
const load = () => import('./send-new-link.ts')

function NewLinkForm({ jobs }: Props) {
	const hydrated = useHydrated()
	const asked = useVisitorForm({ what: 'new-link', path: '/application', fields, load })
	const { field, refusal, isSending, receipt } = asked
	const submit = useRestoredFocus(isSending)
	return (
		<form {...asked.form} aria-label="Send me a new link" className="grid gap-5 noscript:hidden">
			<TextField
				label="Email"
				type="email"
				required
				autoComplete="email"
				help="The address on your application"
				{...field('email')}
			/>
			<SelectField label="Position" required defaultValue="" {...field('jobPostInt')}>
				<option value="">Select a position</option>
				{jobs.map(({ id, jobPosition, jobLocation, dueDate }) => (
					<option key={id} value={id} dir="auto">
						{`${jobPosition}, ${jobLocation}, until ${longAmericanDate(dueDate)}`}
					</option>
				))}
			</SelectField>
			{refusal && (
				<Alert tone="danger">
					<span>{refusal.text}</span>
					{refusal.ways && <OtherWays {...refusal.ways} />}
				</Alert>
			)}
			{receipt && <Alert tone="success">{messages.linkSent}</Alert>}
			<div>
				<div ref={asked.botCheck} />
				<Button
					ref={submit}
					type="submit"
					icon={Send}
					disabled={!hydrated}
					busy={isSending}
					className="max-tablet:w-full"
				>
					{isSending ? 'Sending' : 'Send the link'}
				</Button>
			</div>
		</form>
	)
}

export const NewLinkIsland = (props: Props) => (
	<ToastProvider>
		<NewLinkForm {...props} />
	</ToastProvider>
)
