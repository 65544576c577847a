import type { ProcedureText as Steps } from '#web/content/investors/pages/page-text.ts'
import { Passage } from './passage.tsx'

/** Deadlines as a vertical line of steps. */
export function Procedure({ procedure }: { procedure: Steps }) {
	return (
		<Passage passage={{ heading: procedure.heading, paragraphs: [procedure.intro] }}>
			<ol className="border-s border-line print:ms-2">
				{procedure.steps.map(({ when, title, text }) => (
					<li
						key={title}
						className="relative grid gap-x-8 gap-y-1 pb-8 ps-7 before:absolute before:top-1.5 before:-start-[0.4375rem] before:size-3.5 before:rounded-full before:border-2 before:border-brand before:bg-paper last:pb-0 tablet:grid-cols-[12rem_minmax(0,1fr)] print:break-inside-avoid"
					>
						<p className="text-sm font-semibold text-brand-strong tabular-nums tablet:pt-0.5">{when}</p>
						<div>
							<h3 className="text-title">{title}</h3>
							<p className="mt-1.5 max-w-[60ch] text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</Passage>
	)
}
