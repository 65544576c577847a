import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
	success: 'bg-success-soft text-success',
	warning: 'bg-warning-soft text-warning',
	danger: 'bg-danger-soft text-danger',
	info: 'bg-brand-soft text-brand-strong',
	neutral: 'bg-sunken text-muted',
}

export function StatusPill({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
	return (
		<span
			className={classNames(
				'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ring-1 ring-current/15 ring-inset',
				tones[tone],
			)}
		>
			<span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
			{children}
		</span>
	)
}
