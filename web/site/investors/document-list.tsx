import { Download } from 'lucide-react'
import type { InvestorDocument } from '#web/content/investors/document.ts'
import { PdfIcon } from '#web/site/parts/pdf-icon.tsx'
import { documentPath, documentSize } from './document-size.ts'

type Props = {
	documents: readonly InvestorDocument[]
	/** Prefix of the period, such as "In force since". */
	periodLabel?: string
}

/** A list of PDF files with summary, period and size. */
export function DocumentList({ documents, periodLabel }: Props) {
	return (
		<ul className="border-t border-line">
			{documents.map((document) => (
				<li
					key={document.file}
					className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-line py-6 transition-colors hover:bg-surface tablet:grid-cols-[auto_minmax(0,1fr)_auto] tablet:gap-x-7 tablet:px-4 print:break-inside-avoid print:py-3"
				>
					<PdfIcon className="h-13 w-10 print:hidden" />
					<div>
						<h3 className="text-title">
							<a
								href={documentPath(document)}
								type="application/pdf"
								className="group-hover:text-brand after:absolute after:inset-0 after:rounded-sm"
							>
								{document.title}
							</a>
						</h3>
						<p className="mt-1 text-sm text-muted tabular-nums">
							<span className="max-tablet:block">{[periodLabel, document.period].filter(Boolean).join(' ')}</span>
							<span aria-hidden="true" className="max-tablet:hidden">
								{' · '}
							</span>
							<span className="max-tablet:block">{documentSize(document)}</span>
						</p>
						<p className="mt-2 max-w-[62ch]">{document.summary}</p>
					</div>
					<Download
						aria-hidden="true"
						className="mt-1 size-5 shrink-0 text-brand transition-transform max-tablet:hidden motion-safe:group-hover:translate-y-0.5 print:hidden"
					/>
				</li>
			))}
		</ul>
	)
}
