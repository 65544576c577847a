import { classNames } from '#web/ui/class-names.ts'
import { start } from './examination.ts'
import type { Paper, PaperName } from './papers.ts'

const row = 'tablet:flex tablet:items-baseline tablet:justify-between'

/** Each kind of paper has its own form. */
const sheets: Record<PaperName, { sheet: string; head: string; grid: string; cell?: string }> = {
	invoice: {
		sheet: 'border-t-8 border-brand',
		head: 'flex-row-reverse max-tablet:justify-end',
		grid: 'divide-y divide-line border-y-2 border-ink',
		cell: row,
	},
	lading: {
		sheet: '',
		head: 'border-b-4 border-double border-ink pb-2',
		grid: 'grid grid-cols-2 gap-px border border-edge bg-edge',
	},
	packing: {
		sheet: '',
		head: '',
		grid: 'divide-y-2 divide-dotted divide-edge border-y-2 border-dotted border-edge',
		cell: row,
	},
	origin: {
		sheet: 'outline-4 -outline-offset-12 outline-double outline-moon-deep tablet:px-10!',
		head: 'flex-col items-center! text-center',
		grid: 'grid gap-2',
		cell: 'text-center!',
	},
}

/** A presented paper. Each of its fields is a button that examines it. */
export function PaperSheet({ paper }: { paper: Paper }) {
	const { name, title, number, copies, from, fields } = paper
	const { sheet, head, grid, cell } = sheets[name]
	return (
		<section
			data-part={`paper-${name}`}
			data-open={name === start.paper || undefined}
			aria-label={title}
			className={classNames(
				'relative hidden min-h-[31rem] flex-1 bg-surface px-5 py-6 shadow-light data-open:block tablet:min-h-[28rem] tablet:px-8 noscript:mb-4 noscript:block noscript:min-h-0! print:mb-4 print:block print:min-h-0! motion-safe:data-open:transition-transform motion-safe:data-open:starting:translate-y-3',
				sheet,
			)}
		>
			<div className={classNames('flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1', head)}>
				<p className="font-semibold">{from}</p>
				<h3 className="text-title tracking-wide whitespace-nowrap tablet:text-[1.75rem]">{title}</h3>
			</div>
			<p className="mt-2 flex justify-between gap-4 text-sm text-muted tabular-nums">
				<span>No. {number}</span>
				<span>Originals {copies}</span>
			</p>
			<div className={classNames('mt-5', grid)}>
				{fields.map(({ id, label, value, fault }) => (
					<button
						key={id}
						type="button"
						name="mark"
						value={id}
						aria-pressed="false"
						// Enabled by script: without it, the fields are text.
						disabled
						className={classNames(
							'relative block w-full bg-surface px-4 py-3 text-start transition-colors before:absolute before:-inset-x-2 before:-inset-y-2 before:-rotate-1 before:rounded-[50%/60%] before:border-3 before:border-danger before:opacity-0 hover:bg-brand-soft focus-visible:z-10 aria-pressed:z-10 aria-pressed:before:opacity-100 data-examined:bg-success-soft motion-safe:before:scale-125 motion-safe:before:transition-all motion-safe:aria-pressed:before:scale-100',
							cell,
						)}
					>
						<span className="block text-xs text-muted">{label}</span>
						<span
							className={classNames(
								'block font-semibold tabular-nums',
								fault && 'mt-1 w-fit -rotate-1 rounded-sm border-2 border-brand-strong px-2 text-brand-strong',
							)}
						>
							{value}
						</span>
					</button>
				))}
			</div>
			{name === 'origin' && (
				<p
					aria-hidden="true"
					className="mx-auto mt-5 flex size-20 -rotate-12 items-center justify-center rounded-full border-4 border-double border-brand text-center text-xs font-semibold text-brand"
				>
					Aarhus
					<br />
					certified
				</p>
			)}
		</section>
	)
}
