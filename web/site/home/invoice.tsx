import { classNames } from '#web/ui/class-names.ts'

const lines = ['w-full', 'w-4/5', 'w-11/12', 'w-3/5'] as const

/** Invoice 8841 with the stamps that it has so far. While the page scrolls, it is the only one in sight (`invoice.css`). */
export function Invoice({ stamps, className }: { stamps: readonly string[]; className?: string }) {
	return (
		<div aria-hidden="true" className={classNames('invoice print:hidden', className)}>
			<div className="invoice-sheet">
				<span className="block text-[0.75em] leading-tight text-muted">Ombra Steelworks</span>
				<span className="block font-semibold">Invoice 8841</span>
				<span className="mt-[0.7em] grid gap-[0.45em]">
					{lines.map((line) => (
						<span key={line} className={classNames('h-[0.3em] rounded-full bg-line', line)} />
					))}
				</span>
				<span className="mt-[0.8em] flex justify-between border-t border-line pt-[0.4em] text-[0.8em] font-semibold">
					<span>INR</span>
					<span>184,200.00</span>
				</span>
				<span className="invoice-stamps">
					{stamps.map((stamp) => (
						<span key={stamp} className="invoice-stamp">
							{stamp}
						</span>
					))}
				</span>
			</div>
		</div>
	)
}
