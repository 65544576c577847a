import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ConfirmAct } from '../../acts/confirm-act.tsx'
import { useConfirmed } from './use-confirmed.tsx'

type Props<Answer> = {
	label: string
	/** What the button is about, for screen readers. */
	of: string
	title: string
	act: () => Promise<Answer>
	doneText: string
	onDone: (answer: Answer) => Promise<void> | void
	/** What the act does. */
	children: ReactNode
}

/** A button whose act asks first, and then needs a fresh sign-in. */
export function ConfirmedAct<Answer>({ label, of, title, act, doneText, onDone, children }: Props<Answer>) {
	const [asking, setAsking] = useState(false)
	const { confirmed, question } = useConfirmed()
	const toast = useToast()

	async function run() {
		const answer = await confirmed(act)
		if (answer === null) return
		toast({ tone: 'success', text: doneText })
		await onDone(answer)
	}

	return (
		<>
			<Button variant="secondary" size="small" onClick={() => setAsking(true)}>
				<span>{label}</span>
				<span className="sr-only">{of}</span>
			</Button>
			{asking && (
				<ConfirmAct title={title} confirmLabel={label} onClose={() => setAsking(false)} onConfirm={run}>
					{children}
				</ConfirmAct>
			)}
			{question}
		</>
	)
}
