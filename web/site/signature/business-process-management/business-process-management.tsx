import { SignatureFrame } from '../signature-frame.tsx'
import { Canvas } from './canvas.tsx'
import { GatewayRule, RequestForm, TaskCard } from './desk.tsx'
import { figures, requests, start } from './process.ts'

/** The process of a capital request. The visitor draws a second approval, starts a case and decides it at both levels. */
export function BusinessProcessManagement() {
	return (
		<SignatureFrame
			name="business-process-management"
			heading="Draw the second signature, then use it"
			intro="One signature orders everything today. Pull the gateway’s handle to a task, or press its name. Then you are everybody whom the token reaches."
			said={start.said}
			untouched={
				<>
					<p>
						{`With the second path drawn, the compressor for ${figures(requests.compressor.amount)} stops at the finance director, who approves, returns or refuses it. Without it, the plant head’s signature alone orders it.`}
					</p>
					<p>{`A vibration meter for ${figures(requests.meter.amount)} stays below the limit and is ordered with one signature either way.`}</p>
				</>
			}
		>
			<div className="rounded-lg bg-night pb-5 text-on-night shadow-light max-desktop:-order-1 desktop:pb-4 [&_:focus-visible]:outline-moon print:bg-transparent print:text-ink">
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-night-line px-5 py-3 tablet:px-6 desktop:py-2">
					<h3 className="text-title max-desktop:-order-2">Capital request</h3>
					<GatewayRule />
					<p
						data-part="version"
						className="text-sm text-on-night-muted max-desktop:-order-1 max-desktop:ms-auto print:text-ink"
					>
						Version 4, draft
					</p>
				</div>
				<div className="px-2.5 pt-4 tablet:px-6">
					<Canvas name="wide" />
					<Canvas name="tall" />
				</div>
			</div>
			<div className="grid gap-4 rounded-lg bg-night p-2.5 text-on-night tablet:p-6 desktop:-mt-5 desktop:grid-cols-2 desktop:gap-6 desktop:rounded-t-none desktop:py-4 [&_:focus-visible]:outline-moon noscript:hidden print:hidden">
				<RequestForm />
				<TaskCard />
			</div>
		</SignatureFrame>
	)
}
