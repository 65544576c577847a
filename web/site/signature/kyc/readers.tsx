import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { secondText, start } from './screening.ts'

/** The signature lines of both readers, with their buttons. */
export function Readers() {
	return (
		<div className="mt-10 grid gap-10 tablet:grid-cols-2 tablet:gap-16">
			<Reader
				name="M. Joseph"
				task="first reading"
				pen="M3 30C10 6 18 2 15 18S9 34 17 26 31 8 34 12s-6 18 1 15 10-13 15-12-4 13 3 12 9-9 15-11-2 10 5 10 8-6 16-9 8 4 18 0"
				signed="group-data-[verdict=other]/scene:[stroke-dashoffset:0] group-data-[verdict=same]/scene:[stroke-dashoffset:0]"
				text="Choose a fact on the seam, then decide."
			>
				<Button name="verdict" value="other">
					Not the same
				</Button>
				<Button name="verdict" value="same">
					Same person
				</Button>
				<Button name="next" variant="quiet" className="enabled:hover:bg-surface">
					Next name
				</Button>
			</Reader>
			<Reader
				name="P. Rao"
				task="second reading"
				pen="M3 34C8 12 14 2 22 5s2 16-10 15M30 32c2-14 8-26 16-24s0 13-10 14c8 2 12 9 18 9s8-10 14-9-1 10 5 9 7-9 13-8 2 8 20 2"
				signed="group-data-[outcome=low]/scene:[stroke-dashoffset:0] group-data-[outcome=blocked]/scene:[stroke-dashoffset:0]"
				text={secondText(start)}
				part="second"
			>
				<Button name="second" value="agree" variant="secondary">
					Agree and sign
				</Button>
				<Button name="second" value="return" variant="quiet" className="enabled:hover:bg-surface">
					Return it
				</Button>
			</Reader>
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
	text: string
	part?: string
	children: ReactNode
}

function Reader({ name, task, pen, signed, text, part, children }: ReaderProps) {
	return (
		<div>
			<svg
				viewBox="0 0 130 38"
				aria-hidden="true"
				className="ms-4 h-14 text-brand-strong"
				fill="none"
				stroke="currentColor"
			>
				<path
					d={pen}
					pathLength="1"
					strokeDasharray="1 2"
					strokeDashoffset="1.1"
					strokeWidth="1.8"
					strokeLinecap="round"
					className={`motion-safe:transition-[stroke-dashoffset] motion-safe:duration-500 ${signed}`}
				/>
			</svg>
			<p className="border-t-2 border-ink pt-2">
				<span className="font-semibold">{name}</span>
				<span className="text-muted">, {task}</span>
			</p>
			<p
				data-part={part}
				className={classNames(
					'mt-1 max-w-measure tablet:min-h-[2lh] noscript:hidden print:hidden',
					part && 'min-h-[2lh]',
				)}
			>
				{text}
			</p>
			<div className="mt-4 flex flex-wrap gap-2 max-tablet:*:grow max-desktop:*:px-2.5 desktop:gap-3 noscript:hidden print:hidden">
				{children}
			</div>
		</div>
	)
}
