import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Chip, Pane, Sign } from './kit.tsx'

const papers = [
	{ time: '09:02', number: '04511', from: 'District treasury', file: 'Accounts 02/11' },
	{ time: '09:10', number: '04512', from: 'Marina Builders, bill', file: 'Works 14/03' },
	{ time: '09:14', number: '04513', from: 'K. Nowak, leave', file: 'Personnel 31' },
	{ time: '09:21', number: '04514', from: 'Water board', file: 'Works 09/01' },
] as const

/** The register of incoming documents: one is filed, and its file moves on to dispatch. */
export function DigitalDocumentFilingScene() {
	return (
		<>
			<Pane title="Inward register" note="Tue 18 June" className="top-0 left-0 w-[37em] narrow:w-full">
				<ul>
					{papers.map(({ time, number, from, file }) => (
						<li
							key={number}
							className={classNames(
								'grid grid-cols-[3.6em_4.6em_1fr_auto] items-center border-t border-line px-4 py-2.5 first:border-t-0 narrow:grid-cols-[4.6em_1fr_auto]',
								number === '04512' && 'bg-brand-soft chosen-2:bg-transparent',
								number === '04513' && 'chosen-2:bg-brand-soft',
							)}
						>
							<span className="text-sm text-muted tabular-nums narrow:hidden">{time}</span>
							<span className="text-sm font-semibold tabular-nums">{number}</span>
							<span className="text-sm">{from}</span>
							<Chip
								tone={number === '04512' ? 'moon' : 'neutral'}
								className={classNames(
									'text-sm!',
									number === '04512' && 'chosen-2:bg-sunken chosen-2:text-muted',
									number === '04513' && 'chosen-2:bg-moon chosen-2:text-ink',
								)}
							>
								{file}
							</Chip>
						</li>
					))}
				</ul>
			</Pane>
			<svg viewBox="0 0 40 30" fill="none" aria-hidden="true" className="absolute inset-0 size-full narrow:hidden">
				<path
					d="M37 6.6h.6a1.2 1.2 0 0 1 1.2 1.2v5.6a2 2 0 0 1-2 2H19.5a2 2 0 0 0-2 2v.7"
					pathLength="1"
					strokeWidth="0.2"
					strokeLinecap="round"
					className="play-draw at-2 stroke-moon-deep chosen-2:hidden"
				/>
				<path
					d="M37 9.1h.6a1.2 1.2 0 0 1 1.2 1.2v3.1a2 2 0 0 1-2 2H19.5a2 2 0 0 0-2 2v.7"
					pathLength="1"
					strokeWidth="0.2"
					strokeLinecap="round"
					className="play-draw hidden stroke-moon-deep chosen-2:inline"
				/>
			</svg>
			<Folder name="Works 14/01" place="absolute left-0 top-[18.4em] narrow:top-[14.6em]" look="back" />
			<Folder
				name="Works 14/02"
				place="absolute left-[1.2em] top-[20.8em] narrow:left-0 narrow:top-[17.2em]"
				look="front"
			/>
			<div className="play-slide at-6 absolute top-[18.4em] left-[14.6em] narrow:top-[19.8em] narrow:left-0">
				<Folder name="Works 14/03" look="current" className="chosen-2:hidden">
					<div className="text-sm">Bill, 11 pages</div>
					<div className="text-sm">Placed as page 87</div>
				</Folder>
				<Folder name="Personnel 31" look="current" className="hidden chosen-2:block">
					<div className="text-sm">Application, 1 page</div>
					<div className="text-sm">Placed as page 12</div>
				</Folder>
			</div>
			<Pane
				title="Dispatch"
				note="17:05"
				className="top-[17em] left-[25em] w-[15em] narrow:right-0 narrow:left-auto narrow:w-[12em]"
			>
				<div className="px-4 py-3">
					<div className="text-xs text-muted">Number</div>
					<div className="play-appear at-9 text-sm font-semibold tabular-nums chosen-2:hidden">OUT-2024-02967</div>
					<div className="hidden text-sm font-semibold tabular-nums chosen-2:block">OUT-2024-02961</div>
					<div className="mt-2 text-xs text-muted chosen-2:hidden">Registered post, 34 g</div>
					<div className="mt-2 hidden text-xs text-muted chosen-2:block">Mail, signed order</div>
					<div className="text-sm font-semibold chosen-2:hidden">Marina Builders</div>
					<div className="hidden text-sm font-semibold chosen-2:block">K. Nowak</div>
					<div className="play-pop at-10 mt-3 flex items-center gap-2">
						<Sign />
						<span className="text-sm font-semibold text-success">Sent, proof filed</span>
					</div>
				</div>
			</Pane>
		</>
	)
}

const folders = { back: 'bg-night-line text-on-night', front: 'bg-on-night-muted', current: 'bg-moon' } as const

type Folder = { name: string; place?: string; look: keyof typeof folders; className?: string; children?: ReactNode }

function Folder({ name, place, look, className, children }: Folder) {
	const colour = folders[look]
	return (
		<div className={classNames('w-[12.5em]', place, className)}>
			<div className={classNames('w-[7.4em] rounded-t-md px-3 pt-1.5', colour)}>
				<span className="text-sm font-semibold">{name}</span>
			</div>
			<div className={classNames('h-[6.4em] rounded-md rounded-ss-none p-3', colour)}>{children}</div>
		</div>
	)
}
