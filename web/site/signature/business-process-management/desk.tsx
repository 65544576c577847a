import { Play } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { limits, type RequestName, requests, rupees, start, type Target, taskOf } from './process.ts'

const targets = [
	{ value: 'director', label: 'Finance director' },
	{ value: 'form', label: 'Back to the e-form' },
] as const satisfies readonly { value: Target; label: string }[]

/** The condition of the gateway, as a sentence. Its buttons draw the path, as pulling the handle does. */
export function GatewayRule() {
	return (
		<fieldset className="flex flex-wrap items-center gap-x-3 gap-y-3 px-5 pt-5 tablet:px-8 noscript:hidden print:hidden">
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
						{rupees(limit)}
					</option>
				))}
			</select>
			<span className="font-semibold">go to</span>
			<span className="flex flex-wrap gap-2 max-tablet:basis-full tablet:gap-3">
				{targets.map(({ value, label }) => (
					<Button
						key={value}
						name="target"
						value={value}
						aria-pressed="false"
						variant="night"
						className="enabled:hover:border-on-night aria-pressed:border-moon aria-pressed:bg-moon aria-pressed:text-night max-tablet:grow max-tablet:px-2.5 max-tablet:text-sm"
					>
						{label}
					</Button>
				))}
			</span>
			<span className="text-sm text-on-night-muted max-desktop:basis-full">
				or pull the handle of the gateway to the task
			</span>
		</fieldset>
	)
}

const choices = Object.entries(requests) as [RequestName, (typeof requests)[RequestName]][]

/** The e-form of the plant engineer: what is asked for. */
export function RequestForm() {
	return (
		<fieldset className="min-w-0 noscript:hidden print:hidden">
			<legend className="mb-3 font-semibold">What plant Hosur asks for</legend>
			<div className="grid gap-2 tablet:max-desktop:grid-cols-1 desktop:grid-cols-3">
				{choices.map(([value, { item, amount }]) => (
					<label
						key={value}
						className="flex min-h-11 items-center justify-between gap-3 rounded-sm border border-on-night-muted px-3 py-2 text-sm has-checked:border-moon has-checked:bg-night-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moon desktop:block"
					>
						<input
							type="radio"
							name="request"
							value={value}
							defaultChecked={value === start.request}
							className="sr-only"
						/>
						<span className="desktop:block">{item}</span>
						<span className="font-semibold tabular-nums">{rupees(amount)}</span>
					</label>
				))}
			</div>
			<Button name="start" variant="moon" className="mt-4 max-tablet:w-full">
				<Play aria-hidden="true" className="size-5" />
				Start the case
			</Button>
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
		<div className="group/task rounded-md border border-night-line p-5 transition-colors group-data-open/scene:border-surface group-data-open/scene:bg-surface group-data-open/scene:text-ink group-data-open/scene:[&_:focus-visible]:outline-brand noscript:hidden print:hidden">
			<div className="flex items-center gap-4">
				<span
					aria-hidden="true"
					data-part="initials"
					className="flex size-10 shrink-0 items-center justify-center rounded-full bg-night-line text-sm font-semibold text-on-night"
				>
					{initials}
				</span>
				<div className="min-w-0 flex-1">
					<p className="text-sm">
						Task of: <span data-part="owner">{owner}</span>
					</p>
					<p data-part="task" className="min-h-[3.2em] font-semibold desktop:min-h-0">
						{text}
					</p>
				</div>
			</div>
			<fieldset data-part="decisions" className="mt-4 grid grid-cols-3 gap-2">
				<legend className="sr-only">Your decision</legend>
				{decisions.map(({ value, label }) => (
					<Button
						key={value}
						name="decide"
						value={value}
						aria-disabled="true"
						variant={value === 'approve' ? 'primary' : 'secondary'}
						className="px-1 max-desktop:text-sm aria-disabled:border-night-line aria-disabled:bg-transparent aria-disabled:text-on-night-muted enabled:hover:aria-disabled:border-night-line"
					>
						{label}
					</Button>
				))}
			</fieldset>
		</div>
	)
}
