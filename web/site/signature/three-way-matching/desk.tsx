import { Stamp } from 'lucide-react'
import { Person } from '#web/site/scenes/kit.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Answer, amount, deskText, lines, passed, start, toPay } from './matching.ts'

const answers = [
	{ value: 'accept', label: 'Accept 459.00' },
	{ value: 'claim', label: 'Claim 3,600.00' },
] as const satisfies readonly { value: Answer; label: string }[]

/** The buyer's query. Its two buttons answer it while the line is out of tolerance. */
export function BuyerDesk() {
	return (
		<div className="flex gap-4 rounded-md bg-surface p-5 shadow-light tablet:p-6">
			<Person initials="TO" tone="night" className="text-lg" />
			<div className="min-w-0 flex-1">
				<p className="text-sm text-muted">
					<span className="font-semibold text-ink">Tunde O.</span>, buyer
				</p>
				<p data-part="desk" className="mt-1 min-h-[6.4em] max-w-measure tablet:min-h-[3.2em]">
					{deskText(start)}
				</p>
				<fieldset data-part="answers" className="mt-4 flex flex-wrap gap-3 noscript:hidden print:hidden">
					<legend className="sr-only">Your answer as the buyer</legend>
					{answers.map(({ value, label }) => (
						<Button
							key={value}
							name="answer"
							value={value}
							aria-pressed="false"
							variant="secondary"
							className="max-tablet:grow max-tablet:px-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
						>
							{label}
						</Button>
					))}
				</fieldset>
			</div>
		</div>
	)
}

/** What will be paid, and the button that releases it. */
export function Release() {
	return (
		<div className="flex flex-col justify-between gap-5 rounded-md bg-surface p-5 shadow-light tablet:p-6">
			<dl className="flex items-end justify-between gap-6">
				<div>
					<dt className="text-sm text-muted">To pay, INR</dt>
					<dd data-part="to-pay" className="text-heading font-semibold">
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
			<Button name="release" className="noscript:hidden print:hidden">
				<Stamp aria-hidden="true" className="size-5" />
				<span data-part="release">Release the invoice</span>
			</Button>
		</div>
	)
}
