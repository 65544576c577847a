import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export type Tone = 'danger' | 'warning' | 'success' | 'info'

export const toneIcons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info }

const tones = {
	danger: 'bg-danger-soft text-danger',
	warning: 'bg-warning-soft text-warning',
	success: 'bg-success-soft text-success',
	info: 'bg-brand-soft text-brand-strong',
}

type Props = {
	tone: Tone
	/** A button below the text. */
	action?: { label: string; onClick: () => void }
	className?: string
	children: ReactNode
}

/** A notice in the flow of the page. Screen readers announce it when it appears. */
export function Alert({ tone, action, className, children }: Props) {
	const Icon = toneIcons[tone]
	const urgent = tone === 'danger' || tone === 'warning'
	return (
		<div
			role={urgent ? 'alert' : 'status'}
			data-tone={tone}
			className={classNames(
				'flex items-start gap-2.5 rounded-sm border border-current/25 px-4 py-3 text-sm font-medium',
				tones[tone],
				className,
			)}
		>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			<div className="min-w-0 flex-1 break-words">
				<div>{children}</div>
				{action && (
					<Button variant="secondary" size="small" className="mt-3" onClick={action.onClick}>
						{action.label}
					</Button>
				)}
			</div>
		</div>
	)
}
