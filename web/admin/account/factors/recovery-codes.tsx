import { Download } from 'lucide-react'
import { useState } from 'react'
import type { FactorSaved } from '#contracts/auth/codes.ts'
import { answerOf } from '#web/api.ts'
import { brand } from '#web/content/brand.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { saveAs } from '../../acts/use-download.ts'
import { CopyText } from '../../copy-text.tsx'
import { ConfirmedAct } from '../../session/confirm/confirmed-act.tsx'
import { factorsApi } from '../../staff-api.ts'

type Props = { left: number; onSaved: (answer: FactorSaved) => Promise<void> }

/** How many recovery codes are left, and how to make new ones. */
export const RecoveryCodes = ({ left, onSaved }: Props) => (
	<div className="flex flex-col items-start gap-3">
		<h3 className="font-semibold">Recovery codes</h3>
		<p className="text-sm text-muted">
			<span>{left === 1 ? '1 code is left.' : `${left} codes are left.`}</span> Each signs you in once, without your app
			or passkey.
		</p>
		<ConfirmedAct
			label="Make new codes"
			of=""
			title="Make new recovery codes?"
			act={() => answerOf(factorsApi.recoverycodes.$post())}
			doneText="New recovery codes made"
			onDone={onSaved}
		>
			The old codes do not work any more. Your other sessions end.
		</ConfirmedAct>
	</div>
)

type NewProps = { codes: readonly string[]; onClose: () => void; returnTo: () => HTMLElement | null }

/** Shows new codes, once. The first attempt to leave without the button warns. */
export function NewRecoveryCodes({ codes, onClose, returnTo }: NewProps) {
	const [warned, setWarned] = useState(false)
	const text = codes.join('\n')
	return (
		<Dialog
			title="Your recovery codes"
			description="Each code signs you in once when you have neither your app nor your passkey. They are shown only now."
			open
			returnTo={returnTo}
			onOpenChange={() => (warned ? onClose() : setWarned(true))}
			footer={<Button onClick={onClose}>I have kept them</Button>}
		>
			{warned && (
				<Alert tone="warning" className="mb-4">
					Keep the codes before you close: they are not shown again.
				</Alert>
			)}
			<ol className="mb-5 grid list-decimal gap-x-12 gap-y-1.5 ps-8 font-mono text-sm wrap-anywhere">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="flex flex-wrap items-start gap-3">
				<CopyText text={text} of="the codes" />
				<Button
					variant="secondary"
					size="small"
					icon={Download}
					onClick={() => saveAs(new Blob([`${text}\n`]), `${brand.filePrefix}-recovery-codes.txt`)}
				>
					Download
				</Button>
			</div>
		</Dialog>
	)
}
