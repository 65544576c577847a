import { Plus } from 'lucide-react'
import type { SectionOf } from '#web/content/products/product.ts'
import { type PartOf, SectionFrame } from './section-frame.tsx'

/** Native `details`, so answers open without script. */
export function QuestionList({
	questions,
	isFirstOpen = false,
}: Pick<SectionOf<'questions'>, 'questions'> & { isFirstOpen?: boolean }) {
	return (
		<div className="border-t border-line">
			{questions.map(({ question, answer }, index) => (
				<details key={question} open={isFirstOpen && index === 0} className="group border-b border-line">
					<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
						{question}
						<Plus aria-hidden="true" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
					</summary>
					<p className="max-w-measure pb-6 text-muted">{answer}</p>
				</details>
			))}
		</div>
	)
}

export function Questions({ section, ground }: PartOf<'questions'>) {
	return (
		<SectionFrame {...section} ground={ground} layout="beside">
			<QuestionList questions={section.questions} />
		</SectionFrame>
	)
}
