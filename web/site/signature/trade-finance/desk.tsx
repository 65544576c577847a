import { Choice } from '../scene-buttons.tsx'
import { days, messageOf, start } from './examination.ts'
import { papers, terms } from './papers.ts'

/** The credit as its MT 700 reads. */
export function Credit() {
	return (
		<div className="rounded-md bg-night p-5 text-on-night max-desktop:-order-1 noscript:self-start print:bg-transparent print:p-0 print:text-ink">
			<h3 className="flex justify-between gap-4 text-base whitespace-nowrap">
				Import LC 0418-24 <span className="font-normal text-on-night-muted print:text-ink">MT 700</span>
			</h3>
			<dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 font-mono text-xs/tight tablet:max-desktop:grid-cols-5 desktop:grid-cols-1">
				{terms.map(({ tag, name, value }) => (
					<div key={tag}>
						<dt className="text-on-night-muted print:text-ink">
							:{tag}: {name}
						</dt>
						<dd className={tag === '44C' ? 'font-semibold text-moon print:text-ink' : ''}>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	)
}

/** Opens one paper of the set, like the tabs of a folder. */
export function PaperTabs() {
	return (
		<fieldset className="grid grid-cols-2 gap-1.5 max-tablet:mb-1.5 tablet:grid-cols-4 wide:flex wide:*:grow noscript:hidden print:hidden">
			<legend className="sr-only">Paper on the desk</legend>
			{papers.map(({ name, title }) => (
				<label
					key={name}
					className="flex min-h-11 items-center justify-center px-2 py-2 text-center text-sm font-semibold text-brand-strong max-tablet:rounded-sm max-tablet:bg-surface tablet:rounded-t-md has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand max-tablet:has-checked:bg-brand max-tablet:has-checked:text-on-brand"
				>
					<input type="radio" name="paper" value={name} defaultChecked={name === start.paper} className="sr-only" />
					{title}
				</label>
			))}
		</fieldset>
	)
}

const decisions = [
	{ value: 'waiver', label: 'Ask for a waiver' },
	{ value: 'refuse', label: 'Refuse' },
	{ value: 'honour', label: 'Honour anyway' },
] as const

const answers = [
	{ value: 'accept', label: 'Waive it' },
	{ value: 'keep', label: 'Keep to 12 Sep' },
] as const

/** Five banking days, the decision of the bank, and the applicant's answer. */
export function Decision() {
	return (
		<>
			<div>
				<p className="text-sm font-semibold">Five banking days to give notice</p>
				<ol data-part="days" className="mt-2 grid grid-cols-5 gap-1.5">
					{days.map((day, index) => (
						<li
							key={day}
							data-gone={index === 0 || undefined}
							className="border-t-4 border-line pt-1 text-xs tabular-nums transition-colors data-gone:border-brand data-gone:font-semibold data-gone:text-brand-strong"
						>
							{day}
						</li>
					))}
				</ol>
			</div>
			<fieldset className="noscript:hidden print:hidden">
				<legend className="mb-2 text-sm font-semibold">What the bank does</legend>
				<div className="grid grid-cols-2 gap-2 *:px-1 *:text-sm *:first:col-span-2">
					{decisions.map(({ value, label }) => (
						<Choice key={value} name="decide" value={value}>
							{label}
						</Choice>
					))}
				</div>
			</fieldset>
			<fieldset data-part="answers" className="noscript:hidden print:hidden">
				<legend className="mb-2 text-sm font-semibold">What Kaveri Spinning Mills answers</legend>
				<div className="grid grid-cols-2 gap-2 *:px-1 *:text-sm">
					{answers.map(({ value, label }) => (
						<Choice
							key={value}
							name="answer"
							value={value}
							aria-disabled="true"
							className="aria-disabled:not-aria-pressed:border-line aria-disabled:not-aria-pressed:bg-transparent aria-disabled:not-aria-pressed:text-muted"
						>
							{label}
						</Choice>
					))}
				</div>
			</fieldset>
		</>
	)
}

/** The message to the presenting bank, as it leaves. */
export function Message() {
	return (
		<div className="flex-1 rounded-md bg-night px-5 py-4 text-on-night noscript:hidden print:hidden">
			<p className="flex justify-between gap-4 text-sm/7 font-semibold">
				To the presenting bank{' '}
				<span className="rounded-sm bg-moon px-2 text-sm leading-7 text-night opacity-0 group-data-sent/scene:opacity-100 motion-safe:transition-all motion-safe:group-[:not([data-sent])]/scene:scale-150">
					Sent
				</span>
			</p>
			<p data-part="message" className="mt-2 min-h-[7lh] font-mono text-xs whitespace-pre-line text-on-night">
				{messageOf(start)}
			</p>
		</div>
	)
}
