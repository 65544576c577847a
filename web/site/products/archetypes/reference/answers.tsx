import type { PageSection } from '#web/content/products/page-sections.ts'

/** Questions with their answers open. */
export function Answers({ section }: PageSection<'questions'>) {
	return (
		<div className="gap-x-12 tablet:columns-2">
			{section.questions.map(({ question, answer }) => (
				<div key={question} className="break-inside-avoid border-t border-line py-4">
					<h3 className="font-semibold">{question}</h3>
					<p className="mt-1 text-sm">{answer}</p>
				</div>
			))}
		</div>
	)
}
