import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/**
 * The parts of scenes. A stage is 40em wide and 30em high, and inside it every utility counts in em: a scene is written
 * like any page and scales as a whole. Nested text sizes multiply. Positions look like `left-[3em] top-[2em] w-[20em]`. On
 * a phone the stage is 25em wide: the main pane fills it (`narrow:left-0 narrow:w-full`), and the others move or disappear
 * (`narrow:hidden`).
 */

type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'moon' | 'night'

const tones: Record<Tone, string> = {
	neutral: 'bg-sunken text-muted',
	brand: 'bg-brand-soft text-brand-strong',
	success: 'bg-success-soft text-success',
	warning: 'bg-warning-soft text-warning',
	danger: 'bg-danger-soft text-danger',
	moon: 'bg-moon text-ink',
	night: 'bg-night text-on-night',
}

type Part = { className?: string; children?: ReactNode }

/** A window of the product. `className` sets its position and width. */
export function Pane({ title, note, className, children }: Part & { title?: string; note?: ReactNode }) {
	return (
		<div className={classNames('scene-pane', className)}>
			{title && (
				<div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
					<span className="text-sm font-semibold whitespace-nowrap">{title}</span>
					{note && <span className="text-xs whitespace-nowrap text-muted">{note}</span>}
				</div>
			)}
			{children}
		</div>
	)
}

export function Chip({ tone = 'neutral', className, children }: Part & { tone?: Tone }) {
	return (
		<span
			className={classNames(
				'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
				tones[tone],
				className,
			)}
		>
			{children}
		</span>
	)
}

export function SceneAvatar({
	initials,
	tone = 'brand',
	className,
}: {
	initials: string
	tone?: Tone
	className?: string
}) {
	return (
		<span
			className={classNames(
				'inline-flex size-[2.1em] shrink-0 items-center justify-center rounded-full text-xs font-semibold',
				tones[tone],
				className,
			)}
		>
			{initials}
		</span>
	)
}

const whenChosen = {
	1: 'contents chosen-2:hidden chosen-3:hidden',
	2: 'hidden chosen-2:contents',
	3: 'hidden chosen-3:contents',
	'2 or 3': 'hidden chosen-2:contents chosen-3:contents',
} as const

/** The content of a scene for one option of its choice. Without a choice it shows the first. */
export function When({ option, children }: { option: keyof typeof whenChosen; children: ReactNode }) {
	return <span className={whenChosen[option]}>{children}</span>
}

export function SceneField({ label, className, children }: Part & { label: string }) {
	return (
		<div className={className}>
			<div className="text-xs text-muted">{label}</div>
			<div className="text-sm font-semibold whitespace-nowrap">{children}</div>
		</div>
	)
}

const signs = {
	tick: { path: 'M4.5 8.5l2.4 2.4 4.6-5', fill: 'fill-success' },
	cross: { path: 'M5.5 5.5l5 5m0-5l-5 5', fill: 'fill-danger' },
	alert: { path: 'M8 4.5v4m0 2.6v.1', fill: 'fill-warning' },
} as const

export function Sign({ kind = 'tick', className }: { kind?: keyof typeof signs; className?: string }) {
	return (
		<svg
			viewBox="0 0 16 16"
			aria-hidden="true"
			className={classNames('size-[1.25em] shrink-0 overflow-visible', className)}
		>
			<circle cx="8" cy="8" r="8" className={signs[kind].fill} />
			<path
				d={signs[kind].path}
				fill="none"
				className="stroke-surface"
				strokeWidth="1.8"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	)
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5', 'w-5/6'] as const

/** Grey lines in place of text. */
export function Lines({ count, className }: { count: number; className?: string }) {
	return (
		<div className={classNames('flex flex-col gap-1.5', className)}>
			{widths.slice(0, count).map((width, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
				<div key={index} className={classNames('scene-line', width)} />
			))}
		</div>
	)
}
