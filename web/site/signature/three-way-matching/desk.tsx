import { Stamp } from 'lucide-react'
import { brand } from '#web/content/brand.ts'
import { SceneAvatar } from '#web/site/scenes/kit.tsx'
import { Choice, Step } from '../scene-buttons.tsx'
import { amount, deskText, lines, type MatchAnswer, passed, start, toPay } from './matching.ts'

const answers = [
	{ value: 'accept', label: 'Accept 459.00' },
	{ value: 'claim', label: 'Claim 3,600.00' },
] as const satisfies readonly { value: MatchAnswer; label: string }[]

/** The buyer's query. Its two buttons answer it while the line is out of tolerance. */
export function BuyerDesk() {
	return (
		<div className="flex flex-col rounded-md bg-surface p-5 shadow-light">
			<div className="flex items-center gap-3">
				<SceneAvatar initials="TO" tone="night" className="text-lg" />
				<p className="text-sm text-muted">
					<span className="font-semibold text-ink">Tunde O.</span>, buyer
				</p>
			</div>
			<p data-part="desk" className="mt-2 mb-auto min-h-[5lh] text-sm">
				{deskText(start)}
			</p>
			<fieldset
				data-part="answers"
				className="mt-3 grid grid-cols-2 gap-2 *:px-1 *:text-sm noscript:hidden print:hidden"
			>
				<legend className="sr-only">Your answer as the buyer</legend>
				{answers.map(({ value, label }) => (
					<Choice key={value} name="answer" value={value}>
						{label}
					</Choice>
				))}
			</fieldset>
		</div>
	)
}

/** The amount to pay, and the button that releases it. */
export function Release() {
	return (
		<div className="flex flex-col justify-between gap-4 rounded-md bg-surface p-5 shadow-light">
			<dl className="flex items-end justify-between gap-6">
				<div>
					<dt className="text-sm text-muted">{`To pay, ${brand.currency}`}</dt>
					<dd data-part="to-pay" className="text-[1.75rem] leading-tight font-semibold">
						{amount(toPay(start))}
					</dd>
				</div>
				<div className="text-end">
					<dt className="text-sm text-muted">Lines passed</dt>
					<dd data-part="passed" className="text-title font-semibold">
						{passed(start)} of {lines.length}
					</dd>
				</div>
			</dl>
			<Step name="release" className="noscript:hidden print:hidden">
				<Stamp aria-hidden="true" className="size-5" />
				<span data-part="release">Release the invoice</span>
			</Step>
		</div>
	)
}
