import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Finding, FindingGroup, FindingState } from '#contracts/operations/operations.ts'
import { classNames } from '#web/ui/class-names.ts'

const states: Record<FindingState, { word: string; Icon: LucideIcon; looks: string }> = {
	good: { word: 'Good', Icon: CircleCheck, looks: 'text-success' },
	warning: { word: 'Warning', Icon: TriangleAlert, looks: 'text-warning' },
	bad: { word: 'Bad', Icon: CircleX, looks: 'text-danger' },
}

/** The id of a finding's row. */
export const idOf = ({ label }: Pick<Finding, 'label'>) => `finding-${label.toLowerCase().replaceAll(' ', '-')}`

export function Findings({ group: { name, findings } }: { group: FindingGroup }) {
	return (
		<section>
			<h2 className="text-title">{name}</h2>
			<ul className="mt-3 divide-y divide-line rounded-md border border-line bg-surface">
				{findings.map((finding) => (
					<FindingRow key={finding.label} finding={finding} />
				))}
			</ul>
		</section>
	)
}

function FindingRow({ finding }: { finding: Finding }) {
	const { label, state, text, advice } = finding
	const { word, Icon, looks } = states[state]
	return (
		<li
			id={idOf(finding)}
			tabIndex={-1}
			className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 px-4 py-3.5 tablet:grid-cols-[5.5rem_10rem_1fr] tablet:px-5 desktop:grid-cols-[6rem_12rem_1fr]"
		>
			<span className={classNames('flex items-center gap-2 self-start text-sm font-semibold', looks)}>
				<Icon aria-hidden="true" className="size-4.5 shrink-0" />
				{word}
			</span>
			<b className="text-sm font-semibold">{label}</b>
			<div className="min-w-0 text-sm wrap-anywhere max-tablet:col-span-2">
				<p className={advice ? undefined : 'text-muted'}>
					<WithCode text={text} />
				</p>
				{advice && (
					<p className="mt-1 text-muted">
						<WithCode text={advice} />
					</p>
				)}
			</div>
		</li>
	)
}

/** Renders text between backticks as code. */
const WithCode = ({ text }: { text: string }) =>
	text.split('`').map((part, place) =>
		place % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no id
			<code key={place} className="rounded-sm bg-sunken px-1 font-mono text-xs wrap-anywhere text-ink">
				{part}
			</code>
		),
	)
