import type { ReactNode } from 'react'
import type { Ground, PageGround, SectionKind, SectionOf } from '#web/content/products/product.ts'
import { classNames } from '#web/ui/class-names.ts'

export type { Ground }

/** The props of each kind's component. */
export type PartOf<Kind extends SectionKind> = { section: SectionOf<Kind>; ground: PageGround; exhibit?: ReactNode }

type Frame = {
	id?: string
	heading: string
	intro?: string
	/** `beside`: the heading has a separate column at the start side. */
	layout?: 'above' | 'beside'
	ground?: PageGround
	/** A part of the product's interface below the heading. It stays in view beside the content. */
	exhibit?: ReactNode
	children: ReactNode
}

export const grounds: Record<PageGround, string> = {
	paper: '',
	surface: 'border-y border-line bg-surface',
	tint: 'bg-brand-soft print:bg-transparent',
	night: 'bg-night text-on-night print:bg-transparent print:text-ink',
}

export function SectionFrame({ id, heading, intro, layout = 'above', ground = 'paper', exhibit, children }: Frame) {
	const beside = layout === 'beside'
	return (
		<section className={classNames('py-14 desktop:py-20 print:py-4', grounds[ground])}>
			<div
				className={classNames(
					'shell',
					beside && 'grid gap-x-14 gap-y-8',
					beside && (exhibit ? 'desktop:grid-cols-[5fr_7fr]' : 'desktop:grid-cols-[4fr_8fr]'),
				)}
			>
				<div id={id} data-enhance={id && 'hash-scroll'} className={beside ? undefined : 'max-w-[46rem]'}>
					<h2 className="text-heading">{heading}</h2>
					{intro && (
						<p
							className={classNames(
								'mt-4 max-w-measure text-lg text-balance',
								ground === 'night' ? 'text-on-night-muted' : 'text-muted',
							)}
						>
							{intro}
						</p>
					)}
					{exhibit && (
						<div className="mt-8 max-w-measure print:hidden desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)]">
							{exhibit}
						</div>
					)}
				</div>
				<div className={beside ? 'min-w-0' : 'mt-10'}>{children}</div>
			</div>
		</section>
	)
}
