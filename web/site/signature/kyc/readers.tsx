import { Choice, Step } from '../scene-buttons.tsx'
import { secondText, start } from './screening.ts'

/** The decision on the open name, at the foot of the seam. */
export function FirstReader() {
	return (
		<div className="relative rounded-md border-2 border-brand bg-surface px-4 py-3 desktop:mt-2 desktop:grid desktop:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] desktop:items-center desktop:gap-4 print:border-0">
			<Reader
				name="M. Joseph"
				task="first reading"
				pen="M3 30C10 6 18 2 15 18S9 34 17 26 31 8 34 12s-6 18 1 15 10-13 15-12-4 13 3 12 9-9 15-11-2 10 5 10 8-6 16-9 8 4 18 0"
				signed="group-data-[verdict=other]/scene:[stroke-dashoffset:0] group-data-[verdict=same]/scene:[stroke-dashoffset:0]"
			/>
			<fieldset className="grid grid-cols-2 gap-2 max-tablet:*:px-2 max-desktop:mt-3 noscript:hidden print:hidden">
				<legend className="sr-only">Is the listed person the customer?</legend>
				<Choice name="verdict" value="other">
					Not the same
				</Choice>
				<Choice name="verdict" value="same">
					Same person
				</Choice>
			</fieldset>
			<Step
				name="next"
				className="max-desktop:mt-2 max-desktop:w-full desktop:justify-self-end noscript:hidden print:hidden"
			>
				Next name
			</Step>
		</div>
	)
}

/** The second signature, with its doubts. */
export function SecondReader() {
	return (
		<div className="flex flex-col">
			<Reader
				name="P. Rao"
				task="second reading"
				pen="M3 34C8 12 14 2 22 5s2 16-10 15M30 32c2-14 8-26 16-24s0 13-10 14c8 2 12 9 18 9s8-10 14-9-1 10 5 9 7-9 13-8 2 8 20 2"
				signed="group-data-[outcome=low]/scene:[stroke-dashoffset:0] group-data-[outcome=blocked]/scene:[stroke-dashoffset:0]"
			/>
			<p data-part="second" className="mt-2 min-h-[3lh] max-w-measure text-sm noscript:hidden print:hidden">
				{secondText(start)}
			</p>
			<div className="mt-2 grid grid-cols-[3fr_2fr] gap-2 *:px-2 noscript:hidden print:hidden">
				<Step name="second">Agree and sign</Step>
				<Step name="return">Return it</Step>
			</div>
		</div>
	)
}

type ReaderProps = {
	name: string
	task: string
	/** The path of the signature. */
	pen: string
	/** The classes that show the signature. */
	signed: string
}

function Reader({ name, task, pen, signed }: ReaderProps) {
	return (
		<div className="flex items-end justify-between gap-3 border-b-2 border-ink pb-1">
			<p className="text-sm leading-tight whitespace-nowrap">
				<b>{name}</b>
				<span className="block text-muted">{task}</span>
			</p>
			<svg
				viewBox="0 0 130 38"
				aria-hidden="true"
				className="h-8 min-w-0 text-brand-strong"
				fill="none"
				stroke="currentColor"
			>
				<path
					d={pen}
					pathLength="1"
					strokeDasharray="1 2"
					strokeDashoffset="1.1"
					strokeWidth="2.4"
					strokeLinecap="round"
					className={`motion-safe:transition-[stroke-dashoffset] motion-safe:duration-500 ${signed}`}
				/>
			</svg>
		</div>
	)
}
