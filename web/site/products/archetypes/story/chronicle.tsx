import type { ReactNode } from 'react'
import type { Module, ProductStep, SectionOf } from '#web/content/products/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Chapter } from './chapter.tsx'
import { colours, type LightGround } from './light-ground.ts'

type Telling = { ground: LightGround; screens?: Module['screens']; exhibit?: ReactNode }

function Chapters({ steps, from, ...telling }: Telling & { steps: readonly ProductStep[]; from: number }) {
	return (
		<ol
			start={from + 1}
			className={classNames(
				'shell relative before:absolute before:-bottom-16 before:w-0.5 before:-translate-x-1/2 before:bg-brand/30 tablet:before:ms-4 desktop:before:start-1/2 desktop:before:-bottom-24 desktop:before:ms-0 print:before:hidden',
				from ? 'before:-top-16 desktop:before:-top-24' : 'before:top-0',
			)}
		>
			{steps.map((step, index) => (
				<Chapter key={step.title} step={step} number={from + index + 1} {...telling} />
			))}
		</ol>
	)
}

/**
 * The steps as chapters along one line. The signature scene interrupts the line after the chapter that leads to it. Without
 * a scene the chapter of the exhibit does.
 */
export function Chronicle({
	section,
	signature,
	...telling
}: Telling & { section: SectionOf<'steps'>; signature?: ReactNode }) {
	const { id, heading, intro, steps } = section
	const turn = steps.findIndex(({ shows }) => shows === (signature ? 'signature' : 'exhibit'))
	const spread = signature ? undefined : steps[turn]
	const after = steps.slice(turn + 1)
	const frame = classNames('py-16 desktop:py-24 print:py-4', colours[telling.ground])
	return (
		<>
			<section className={frame}>
				<div
					id={id}
					data-enhance={id && 'hash-scroll'}
					className="shell pb-12 desktop:pb-16 desktop:text-center print:pb-4"
				>
					<h2 className="text-page desktop:mx-auto desktop:max-w-[54rem]">{heading}</h2>
					{intro && <p className="mt-5 max-w-measure text-lg text-muted desktop:mx-auto">{intro}</p>}
				</div>
				<Chapters steps={steps.slice(0, spread ? turn : turn + 1)} from={0} {...telling} />
			</section>
			{spread ? <Spread step={spread} number={turn + 1} exhibit={telling.exhibit} /> : signature}
			{after.length > 0 && (
				<section aria-label={heading} className={frame}>
					<Chapters steps={after} from={turn + 1} {...telling} />
				</section>
			)}
		</>
	)
}

/** The chapter in the middle of a story without a signature scene: the exhibit at a large size, over the whole width. */
function Spread({ step, number, exhibit }: { step: ProductStep; number: number; exhibit: ReactNode }) {
	const { who, where, title, text } = step
	return (
		<section
			aria-label={title}
			className="overflow-clip bg-brand py-16 text-on-brand desktop:py-28 print:bg-transparent print:py-0 print:text-ink"
		>
			<ol start={number} className="shell">
				<li className="grid items-center gap-x-16 gap-y-10 desktop:grid-cols-[5fr_7fr] print:block print:break-inside-avoid">
					<div>
						<p aria-hidden="true" className="text-hero leading-none font-semibold tabular-nums">
							{number}
						</p>
						<h3 className="mt-3 text-page">{title}</h3>
						<p className="mt-4 text-title">
							<span className="font-semibold">{who}</span>, {where}
						</p>
						<p className="mt-3 max-w-measure text-lg">{text}</p>
					</div>
					<div className="desktop:[zoom:1.4] print:hidden">{exhibit}</div>
				</li>
			</ol>
		</section>
	)
}
