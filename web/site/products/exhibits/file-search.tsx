import { Icon } from '#web/ui/icon.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

const answer = [
	{ name: 'File', value: 'Works 14/03' },
	{ name: 'Holder', value: 'Dealing assistant' },
	{ name: 'Since', value: '11:15' },
	{ name: 'Last page', value: '87' },
]

const label =
	'A search for the bill IN-2024-04512 finds where it is: on page 87 of file Works 14/03, which the dealing assistant has held since 11:15.'

export function FileSearch() {
	return (
		<Screen title="Where is it?" note="The bill at noon" label={label}>
			<div className="px-5 pt-4 pb-3">
				<div className="flex items-center gap-2.5 rounded-sm border border-edge px-3 py-2 font-semibold tabular-nums">
					<Icon name="search" className="size-4 shrink-0 text-muted" />
					IN-2024-04512
				</div>
				<div className="mt-3">
					{answer.map(({ name, value }) => (
						<div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
							<span className="text-muted">{name}</span>
							<span className="font-semibold tabular-nums">{value}</span>
						</div>
					))}
				</div>
			</div>
			<ScreenFoot>
				<span>One number, for life</span>
				<svg viewBox="0 0 58 12" aria-hidden="true" preserveAspectRatio="none" className="h-6 w-28 text-ink">
					<path
						d="M1 0v12M4 0v12M9 0v12M14 0v12M19 0v12M25 0v12M28 0v12M34 0v12M38 0v12M44 0v12M48 0v12M57 0v12"
						stroke="currentColor"
					/>
					<path
						d="M7 0v12M17 0v12M22.5 0v12M31 0v12M41 0v12M51.5 0v12M54.5 0v12"
						stroke="currentColor"
						strokeWidth="2"
					/>
				</svg>
			</ScreenFoot>
		</Screen>
	)
}
