import type { PageSection } from '#web/content/products/page-sections.ts'
import type { PageGround, SectionOf } from '#web/content/products/product.ts'
import { QuestionList } from '#web/site/sections/questions.tsx'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'

function Stages({ section }: { section: SectionOf<'start'> }) {
	const { heading, intro, stages } = section
	return (
		<div className="rounded-lg bg-night p-6 text-on-night tablet:p-9 print:bg-transparent print:p-0 print:text-ink">
			<h2 className="text-heading">{heading}</h2>
			{intro && <p className="mt-3 text-on-night-muted print:text-ink">{intro}</p>}
			<ol className="mt-8">
				{stages.map(({ when, title, text }) => (
					<li
						key={when}
						className="relative border-s border-night-line pb-7 ps-7 last:border-transparent last:pb-0 print:break-inside-avoid"
					>
						<span aria-hidden="true" className="absolute top-1.5 -start-1.5 size-3 rounded-full bg-moon" />
						<p className="text-sm font-semibold text-moon print:text-ink">{when}</p>
						<h3 className="mt-0.5 text-title">{title}</h3>
						<p className="mt-1 text-on-night-muted print:text-ink">{text}</p>
					</li>
				))}
			</ol>
		</div>
	)
}

/** The way to the first day of use, and the questions beside it. */
export function Finish({ parts, ground = 'paper' }: { parts: readonly PageSection[]; ground?: PageGround }) {
	const isStartFirst = parts[0]?.section.kind === 'start'
	return (
		<section className={classNames('py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div
				className={classNames(
					'shell grid items-start gap-x-14 gap-y-14',
					isStartFirst ? 'desktop:grid-cols-[6fr_5fr]' : 'desktop:grid-cols-[5fr_6fr]',
				)}
			>
				{parts.map(({ section }) =>
					section.kind === 'start' ? (
						<Stages key={section.kind} section={section} />
					) : section.kind === 'questions' ? (
						<div key={section.kind} className="desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)] desktop:pt-9">
							<h2 className="mb-6 text-heading">{section.heading}</h2>
							<QuestionList questions={section.questions} isFirstOpen />
						</div>
					) : null,
				)}
			</div>
		</section>
	)
}
