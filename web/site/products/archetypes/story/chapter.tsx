import type { ReactNode } from 'react'
import type { Module, ProductStep } from '#web/content/products/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { colours, type LightGround } from './light-ground.ts'
import { StepCrop } from './step-crop.tsx'

function Picture({ step: { shows, where }, exhibit }: { step: ProductStep; exhibit?: ReactNode }) {
	if (!shows || shows === 'signature') return null
	return (
		// The screen goes on beyond the end of the frame.
		<div className="max-w-[34rem] overflow-hidden rounded-lg bg-brand/12 py-5 ps-5 tablet:py-9 tablet:ps-9 print:hidden">
			<div className="-me-2">{shows === 'exhibit' ? exhibit : <StepCrop where={where} crop={shows} />}</div>
		</div>
	)
}

/** A chapter at the line. The one before the signature scene is alone, in the middle, and leads to the scene. */
export function Chapter({
	step,
	number,
	ground,
	screens = number % 2 ? 'end' : 'start',
	exhibit,
}: {
	step: ProductStep
	number: number
	ground: LightGround
	screens?: Module['screens']
	exhibit?: ReactNode
}) {
	const { who, where, title, text, shows } = step
	const isAlone = shows === 'signature'
	return (
		<li
			className={classNames(
				'relative grid items-center gap-y-8 pb-16 ps-9 last:pb-0 tablet:ps-16 desktop:gap-x-32 desktop:pb-24 desktop:ps-0 print:pb-6 print:ps-0 print:break-inside-avoid',
				!isAlone && 'desktop:grid-cols-2',
			)}
		>
			<span
				aria-hidden="true"
				className={classNames(
					'absolute start-0 top-4 size-3.5 -translate-x-1/2 rounded-full border-2 border-brand bg-paper tablet:start-4 desktop:start-1/2 print:hidden',
					isAlone ? 'desktop:top-0' : 'desktop:top-1/2 desktop:-mt-12',
				)}
			/>
			<div
				className={classNames(
					isAlone && 'relative desktop:mx-auto desktop:mt-8 desktop:max-w-[40rem] desktop:py-6 desktop:text-center',
					// Hides the line behind the text.
					isAlone && colours[ground],
					!isAlone && screens === 'start' && 'desktop:order-2',
				)}
			>
				<p aria-hidden="true" className="text-hero leading-none font-semibold text-brand tabular-nums">
					{number}
				</p>
				<h3 className="mt-3 text-heading">{title}</h3>
				<p className="mt-3 text-title">
					<span className="font-semibold text-brand-strong">{who}</span>
					<span className="text-muted">, {where}</span>
				</p>
				<p className={classNames('mt-3 max-w-measure text-lg', isAlone && 'desktop:mx-auto')}>{text}</p>
			</div>
			<Picture step={step} exhibit={exhibit} />
		</li>
	)
}
