import type { ReactNode } from 'react'
import { isOf, type PageSection } from '#web/content/products/page-sections.ts'
import type { PageGround } from '#web/content/products/product.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Argument, Heading, Numbers, ProseCell } from './cells.tsx'
import { type Cell, type CellTone, plans, type Span } from './plans.ts'

const spans: Record<Span, string> = {
	3: 'desktop:col-span-3',
	4: 'desktop:col-span-4',
	5: 'desktop:col-span-5',
	6: 'desktop:col-span-6',
	7: 'desktop:col-span-7',
	8: 'desktop:col-span-8',
	12: 'desktop:col-span-12',
}

const rowSpans = { 1: '', 2: 'desktop:row-span-2', 4: 'desktop:row-span-4' }

const sides = { start: 'desktop:col-start-1 desktop:row-start-1', end: 'desktop:col-start-9 desktop:row-start-1' }

const tones: Record<CellTone, string> = {
	plain: 'py-2 desktop:pe-8 desktop:pb-8',
	surface: 'bg-surface p-6 shadow-light desktop:p-8',
	tint: 'bg-brand-soft p-6 desktop:p-8',
	brand: 'bg-brand p-6 text-on-brand desktop:p-8',
	night: 'bg-night p-6 text-on-night desktop:p-10',
}

/** Whether a cell fills a row of two columns. */
const isWide = ({ holds, span }: Cell) => typeof holds === 'string' || span > 6

/** Whether a narrow cell would be beside a hole in a grid of two columns. */
function isAlone(cells: readonly Cell[], place: number): boolean {
	const next = cells[place + 1]
	const narrowBefore = place - 1 - cells.slice(0, place).findLastIndex(isWide)
	return narrowBefore % 2 === 0 && (next === undefined || isWide(next))
}

/** Arguments in cells of mixed size. */
export function Bento({
	scene,
	parts,
	ground = 'paper',
	exhibit,
}: {
	scene: SceneName
	parts: readonly PageSection[]
	ground?: PageGround
	exhibit?: ReactNode
}) {
	const features = parts.find(isOf('features'))?.section
	const figures = parts.find(isOf('figures'))?.section
	const prose = parts.find(isOf('prose'))?.section

	const content = ({ holds, span, tone }: Cell): ReactNode => {
		if (holds === 'exhibit') return exhibit
		if (holds === 'heading') return features && <Heading section={features} />
		if (holds === 'figures') return figures && <Numbers section={figures} isTall={span < 6} />
		if (holds === 'prose') return prose && <ProseCell section={prose} />
		const feature = features?.features[holds]
		return feature && <Argument feature={feature} isLarge={span > 6} isWide={span === 12} tone={tone} />
	}

	return (
		<section className={classNames('py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div className="shell grid gap-4 tablet:grid-cols-2 desktop:grid-cols-12">
				{plans[scene]?.map((cell, place, cells) => {
					const { holds, span, rows = 1, side, tone = holds === 'heading' ? 'plain' : 'surface' } = cell
					return (
						<div
							key={holds}
							className={classNames(
								'flex flex-col rounded-lg print:bg-transparent print:p-0 print:text-ink print:shadow-none print:break-inside-avoid',
								spans[span],
								rowSpans[rows],
								side && sides[side],
								tones[tone],
								(isWide(cell) || isAlone(cells, place)) && 'tablet:max-desktop:col-span-2',
								holds === 'exhibit' && 'justify-center print:hidden',
								holds === 'heading' && 'max-desktop:not-first:mt-10',
								typeof holds === 'number' && span === 12 && 'desktop:flex-row desktop:items-center desktop:gap-8',
							)}
						>
							{content(cell)}
						</div>
					)
				})}
			</div>
		</section>
	)
}
