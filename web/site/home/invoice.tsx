import type { ReactNode } from 'react'
import { brand } from '#web/content/brand.ts'
import { classNames } from '#web/ui/class-names.ts'

const lines = ['w-full', 'w-4/5', 'w-11/12', 'w-3/5'] as const

/**
 * The sections that invoice 8841 passes. One sheet stays in the window beside them and gets its stamps on the way: one from
 * each section (`invoice.css`).
 */
export function InvoiceWay({ children }: { children: ReactNode }) {
	return (
		<div className="invoice-way">
			{children}
			<div className="invoice-lane print:hidden">
				<Invoice stamps={['Read', 'Approved', 'Posted']} />
			</div>
		</div>
	)
}

export function Invoice({ stamps, className }: { stamps: readonly string[]; className?: string }) {
	return (
		<div aria-hidden="true" className={classNames('invoice print:hidden', className)}>
			<div className="invoice-sheet">
				<div className="invoice-text">
					<span className="block text-[0.75em] leading-tight text-muted">Ombra Steelworks</span>
					<span className="block font-semibold">Invoice 8841</span>
					<span className="mt-[0.7em] grid gap-[0.45em]">
						{lines.map((line) => (
							<span key={line} className={classNames('h-[0.3em] rounded-full bg-line', line)} />
						))}
					</span>
					<span className="mt-[0.8em] flex justify-between border-t border-line pt-[0.4em] text-[0.8em] font-semibold">
						<span>{brand.currency}</span>
						<span>184,200.00</span>
					</span>
				</div>
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
