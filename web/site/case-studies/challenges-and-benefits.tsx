import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CaseStudy, itemsOf } from '#contracts/content/case-studies.ts'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Looks like an open folder: challenges on the left page, benefits on the right. */
export function ChallengesAndBenefits({ caseStudy: { challenges, benefits } }: { caseStudy: CaseStudy }) {
	return (
		<div className="shell pb-16 desktop:pb-24 print:p-0">
			<div className="relative grid overflow-clip rounded-lg shadow-light desktop:grid-cols-2 print:grid-cols-2 print:gap-8 print:rounded-none print:shadow-none">
				<Side id="challenges" heading="What stood in the way" className="bg-surface">
					{itemsOf(challenges).map((item, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two challenges may read alike
						<Item key={index} mark={index + 1} markLooks="border border-edge text-muted" lineLooks="border-line">
							<LinkedWords text={item} />
						</Item>
					))}
				</Side>
				<Side
					id="benefits"
					heading="What it brought"
					className="bg-night text-on-night print:bg-transparent print:bg-none print:text-ink"
				>
					{itemsOf(benefits).map((item, index) => (
						<Item
							// biome-ignore lint/suspicious/noArrayIndexKey: two benefits may read alike
							key={index}
							mark={<Check className="size-4" strokeWidth={3} />}
							markLooks="bg-moon text-night"
							lineLooks="border-night-line print:border-line"
						>
							<LinkedWords text={item} className="outline-moon" />
						</Item>
					))}
				</Side>
				<Fold />
			</div>
		</div>
	)
}

function Side({
	id,
	heading,
	className,
	children,
}: {
	id: string
	heading: string
	className: string
	children: ReactNode
}) {
	return (
		<section aria-labelledby={id} className={classNames('px-6 py-10 tablet:px-10 desktop:p-14 print:p-0', className)}>
			<h2 id={id} className="text-heading">
				{heading}
			</h2>
			<ul className="mt-6">{children}</ul>
		</section>
	)
}

function Item({
	mark,
	markLooks,
	lineLooks,
	children,
}: {
	mark: ReactNode
	markLooks: string
	lineLooks: string
	children: ReactNode
}) {
	return (
		<li dir="auto" className={classNames('flex gap-4 border-t py-4 first:border-t-0', lineLooks)}>
			<span
				aria-hidden="true"
				className={classNames(
					'mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums print:border print:border-line print:bg-transparent print:text-ink',
					markLooks,
				)}
			>
				{mark}
			</span>
			<span className="min-w-0 wrap-anywhere">{children}</span>
		</li>
	)
}

/** The arrow on the fold between the two pages. */
const Fold = () => (
	<span
		aria-hidden="true"
		className="absolute top-16 left-1/2 hidden size-14 -translate-x-1/2 items-center justify-center rounded-full bg-moon text-night shadow-light desktop:inline-flex print:hidden"
	>
		<ArrowRight className="size-6" />
	</span>
)
