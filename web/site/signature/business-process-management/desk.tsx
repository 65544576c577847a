import { Play } from 'lucide-react'
import { Choice, Step, Tick } from '../scene-buttons.tsx'
import { figures, limits, type ProcessTarget, type RequestName, requests, start, taskOf } from './process.ts'

const targets = [
	{ value: 'director', label: 'Finance director' },
	{ value: 'form', label: 'Back to the e-form' },
] as const satisfies readonly { value: ProcessTarget; label: string }[]

/** The condition of the gateway, as a sentence. Its buttons draw the path, as pulling the handle does. */
export function GatewayRule() {
	return (
		<fieldset className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
			<legend className="sr-only">The second way out of the gateway</legend>
			<label htmlFor="gateway-limit" className="font-semibold">
				Above
			</label>
			<select
				id="gateway-limit"
				name="limit"
				defaultValue={start.limit}
				className="min-h-11 rounded-sm border border-edge bg-surface px-3 font-semibold text-ink"
			>
				{limits.map((limit) => (
					<option key={limit} value={limit}>
						{figures(limit)}
					</option>
				))}
			</select>
			<span className="font-semibold">go to</span>
			<span className="flex flex-wrap gap-2 max-tablet:basis-full">
				{targets.map(({ value, label }) => (
					<Choice
						key={value}
						name="target"
						value={value}
						onNight
						className="max-tablet:grow max-tablet:px-2.5 max-tablet:text-sm"
					>
						{label}
					</Choice>
				))}
			</span>
		</fieldset>
	)
}

const choices = Object.entries(requests) as [RequestName, (typeof requests)[RequestName]][]

/** The e-form of the plant engineer: the requested goods. */
export function RequestForm() {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold">What plant Merrow asks for</legend>
			<div className="grid grid-cols-3 gap-2 desktop:grid-cols-[1fr_1fr_1fr_auto]">
				{choices.map(([value, { item, amount }]) => (
					<label
						key={value}
						className="group/request relative rounded-sm border border-on-night-muted px-1.5 py-2 text-sm/tight transition-colors has-checked:border-on-night has-checked:bg-on-night has-checked:text-night has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moon tablet:px-3"
					>
						<input
							type="radio"
							name="request"
							value={value}
							defaultChecked={value === start.request}
							className="sr-only"
						/>
						<span className="flex items-start justify-between gap-1 max-tablet:min-h-[2lh] text-xs/tight">
							{item}
							<Tick className="opacity-0 group-has-checked/request:opacity-100" />
						</span>
						<span className="block font-semibold tabular-nums text-xs">{figures(amount)}</span>
					</label>
				))}
				<Step name="start" onNight data-main="" className="max-desktop:col-span-full">
					<Play aria-hidden="true" className="size-5" />
					Start
				</Step>
			</div>
		</fieldset>
	)
}

const decisions = [
	{ value: 'approve', label: 'Approve' },
	{ value: 'return', label: 'Return' },
	{ value: 'refuse', label: 'Refuse' },
] as const

/** The card of the open task. It lights up when the token brings one. */
export function TaskCard() {
	const { initials, owner, text } = taskOf(start)
	return (
		<div className="rounded-md border border-night-line p-3 transition-colors group-data-open/scene:border-surface group-data-open/scene:bg-surface group-data-open/scene:text-ink group-data-open/scene:[&_:focus-visible]:outline-brand">
			<div className="flex items-center gap-3">
				<span
					aria-hidden="true"
					data-part="initials"
					className="flex size-9 shrink-0 items-center justify-center rounded-full bg-night-line text-sm font-semibold text-on-night"
				>
					{initials}
				</span>
				<div className="min-w-0 flex-1 text-sm/tight">
					<p>
						Task of: <span data-part="owner">{owner}</span>
					</p>
					<p data-part="task" className="min-h-[2lh] font-semibold tablet:min-h-0">
						{text}
					</p>
				</div>
			</div>
			<fieldset data-part="decisions" className="mt-2 grid grid-cols-3 gap-2 *:px-1">
				<legend className="sr-only">Your decision</legend>
				{decisions.map(({ value, label }) => (
					<Choice
						key={value}
						name="decide"
						value={value}
						aria-disabled="true"
						onNight
						variant="secondary"
						className="max-desktop:text-sm aria-disabled:not-aria-pressed:border-night-line aria-disabled:not-aria-pressed:bg-transparent aria-disabled:not-aria-pressed:text-on-night-muted"
					>
						{label}
					</Choice>
				))}
			</fieldset>
		</div>
	)
}
