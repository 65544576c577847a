import { Download } from 'lucide-react'
import type { InvestorDocument } from '#web/content/investors/document.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { documentPath, documentSize } from './document-size.ts'

/** A miniature of the first page, with the first of its figures. */
function Cover({ document: { period, title, cover: [figure] = [] } }: { document: InvestorDocument }) {
	return (
		<div
			aria-hidden="true"
			className="relative isolate flex aspect-[210/297] w-44 flex-col overflow-hidden rounded-sm bg-night p-5 text-on-night shadow-light tablet:w-52 print:hidden"
		>
			<Motif className="absolute inset-y-0 start-1/4 -z-10 h-3/4 text-night-line" />
			<LogoMark onNight className="size-7" />
			<p className="mt-5 text-xs font-semibold text-moon">{period}</p>
			<p className="mt-1 text-title leading-tight font-semibold">{title}</p>
			{figure && (
				<div className="mt-auto border-t border-night-line pt-3">
					<p className="text-title leading-tight font-bold text-moon tabular-nums">{figure.value}</p>
					<p className="text-xs">{figure.label}</p>
				</div>
			)}
		</div>
	)
}

export function DocumentFeature({ document }: { document: InvestorDocument }) {
	return (
		<section
			aria-labelledby="document"
			className="grid gap-x-10 gap-y-8 rounded-lg bg-surface p-6 shadow-light tablet:grid-cols-[auto_minmax(0,1fr)] tablet:p-9 print:block print:p-0 print:shadow-none"
		>
			<Cover document={document} />
			<div>
				<p className="text-sm text-muted">
					{document.kind}, {document.period}
				</p>
				<h2 id="document" className="mt-1 text-heading print:text-title">
					{document.title}
				</h2>
				<p className="mt-3 max-w-[56ch]">{document.summary}</p>
				<div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
					<ButtonLink href={documentPath(document)} download={document.file} className="print:hidden">
						<Download aria-hidden="true" className="size-5" />
						Download<span className="sr-only"> the {document.title}</span>
					</ButtonLink>
					<p className="text-sm text-muted tabular-nums">{documentSize(document)}</p>
				</div>
			</div>
			<dl className="grid gap-x-6 gap-y-4 border-t border-line pt-7 text-sm tablet:col-span-2 tablet:grid-cols-2 min-[1200px]:grid-cols-[repeat(4,auto)] print:mt-4">
				{document.facts.map(({ label, value }) => (
					<div
						key={label}
						className="max-tablet:gap-2 min-[24rem]:max-tablet:grid min-[24rem]:max-tablet:grid-cols-[5.5rem_minmax(0,1fr)]"
					>
						<dt className="text-muted">{label}</dt>
						<dd className="font-semibold break-words tablet:mt-0.5">{value}</dd>
					</div>
				))}
			</dl>
			<div className="border-t border-line pt-7 tablet:col-span-2 print:mt-4">
				<h3 className="text-title">Inside</h3>
				<ol className="mt-4 gap-x-10 text-sm tablet:columns-2 desktop:columns-3">
					{document.sections.map(({ heading }, index) => (
						<li key={heading} className="flex break-inside-avoid gap-3 py-1">
							<span className="w-5 shrink-0 text-end text-muted tabular-nums">{index + 1}</span>
							{heading}
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
