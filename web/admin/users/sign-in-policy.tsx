import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { factorAudiences, type SignInPolicy } from '#contracts/auth/account-security.ts'
import { factorGraceDays } from '#contracts/shared/periods.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DateTime } from '../date-time.tsx'
import { SmallForm } from '../forms/small-form.tsx'
import { useConfirmedAct } from '../session/confirm/use-confirmed-act.ts'
import { userSecurityApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'

const load = () => answerOf(userSecurityApi.signinpolicy.$get())

/** Opens the rule about who needs a second factor. For administrators. */
export function SignInPolicyButton() {
	const [open, setOpen] = useState(false)
	return (
		<>
			<Button variant="secondary" icon={ShieldCheck} onClick={() => setOpen(true)}>
				Sign-in rule
			</Button>
			{open && <PolicyDialog onClose={() => setOpen(false)} />}
		</>
	)
}

function PolicyDialog({ onClose }: { onClose: () => void }) {
	const { data: policy, failure } = useLoaded(load)
	const [chosen, setChosen] = useState<SignInPolicy['requiredOf'] | null>(null)
	const { run, busy, failure: refusal, question } = useConfirmedAct()
	const toast = useToast()

	function save() {
		if (chosen === null || chosen === policy?.requiredOf) return onClose()
		void run(
			() => answerOf(userSecurityApi.savesigninpolicy.$post({ json: { requiredOf: chosen } })),
			() => {
				toast({ tone: 'success', text: 'Sign-in rule saved' })
				onClose()
			},
		)
	}

	return (
		<SmallForm
			title="Sign-in rule"
			lead={`From their next sign-in they have ${factorGraceDays} days to set up a second factor. After that, only their Account page opens until they do.`}
			send="Save"
			busy={busy}
			onSend={save}
			onClose={onClose}
		>
			{refusal && <Alert tone="danger">{refusal}</Alert>}
			{failure !== null && (
				<Alert tone="danger">{failureText(failure, 'The rule could not be loaded. Check your connection.')}</Alert>
			)}
			{policy && (
				<RadioGroup
					label="Second factor needed"
					className="[&>div]:flex-col"
					options={factorAudiences.map((value) => ({ value, label: audienceText(value, policy) }))}
					value={chosen ?? policy.requiredOf}
					onChange={(value) => setChosen(factorAudiences.find((audience) => audience === value) ?? null)}
				/>
			)}
			{policy?.setAt && (
				<p className="text-sm text-muted">
					Set by <bdi>{policy.setBy}</bdi> on <DateTime at={policy.setAt} />.
				</p>
			)}
			{question}
		</SmallForm>
	)
}

/** An audience, and how many of it have no second factor yet. */
function audienceText(audience: SignInPolicy['requiredOf'], { withoutFactor }: SignInPolicy): string {
	if (audience === 'nobody') return 'Nobody'
	const name = audience === 'admins' ? 'Admins' : 'Everybody'
	return `${name} (${withoutFactor[audience]} without one yet)`
}
