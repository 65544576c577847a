import { SignatureFrame } from '../signature-frame.tsx'
import { Canvas } from './canvas.tsx'
import { GatewayRule, RequestForm, TaskCard } from './desk.tsx'
import { start } from './process.ts'

/** The process of a capital request. The visitor draws a second approval, starts a case and decides it at both levels. */
export function BusinessProcessManagement() {
	return (
		<SignatureFrame
			name="business-process-management"
			heading="Draw the second signature, then send a request through"
			intro="A capital request needs one signature today. You are the process designer first, then everybody whom the token reaches."
			said={start.said}
			untouched={
				<>
					<p>
						With the second path drawn, the compressor for INR 1,840,000 stops at the finance director, who approves,
						returns or refuses it. Without it, the plant head’s signature alone orders it.
					</p>
					<p>A vibration meter for INR 86,000 stays below the limit and is ordered with one signature either way.</p>
				</>
			}
		>
			<div className="rounded-lg bg-night text-on-night shadow-light [&_:focus-visible]:outline-moon print:bg-transparent print:text-ink">
				<div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-night-line px-5 py-3 tablet:px-8">
					<h3 className="text-title">Capital request</h3>
					<p data-part="version" className="text-sm text-on-night-muted print:text-ink">
						Version 4, draft
					</p>
				</div>
				<GatewayRule />
				<div className="grid gap-x-8 gap-y-6 px-2.5 py-5 tablet:grid-cols-2 tablet:px-8">
					<div className="tablet:max-desktop:row-span-2 desktop:col-span-2 noscript:col-span-full print:col-span-full">
						<Canvas name="wide" />
						<Canvas name="tall" />
					</div>
					<div className="max-tablet:px-2.5">
						<RequestForm />
					</div>
					<div className="max-tablet:px-2.5">
						<TaskCard />
					</div>
				</div>
			</div>
		</SignatureFrame>
	)
}
