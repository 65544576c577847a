import { Mail } from 'lucide-react'
import type { CaseStudy } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { PdfIcon } from '#web/site/parts/pdf-icon.tsx'
import { DownloadLink } from '#web/site/publishing/download-link.tsx'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { paragraphsOf } from './case-study-facts.ts'

/** `url` is the page's own address, for sharing. */
export function CaseStudyStory({ caseStudy, url }: { caseStudy: CaseStudy; url: string }) {
	const { title, description, pdfAttachment, pdfName, pdfSize } = caseStudy
	return (
		<div className="shell grid gap-x-16 gap-y-10 pt-24 pb-14 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:pt-36 desktop:pb-20 print:my-6 print:block">
			<div className="max-w-[62ch]">
				{paragraphsOf(description).map((paragraph, index) => (
					<p
						dir="auto"
						// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
						key={index}
						className={classNames(
							'wrap-anywhere whitespace-pre-line',
							index === 0 ? 'text-[clamp(1.1875rem,1.05rem+0.6vw,1.5rem)] leading-normal' : 'mt-6 text-lg',
						)}
					>
						<LinkedWords text={paragraph} />
					</p>
				))}
			</div>
			<aside aria-labelledby="paper" className="print:hidden">
				<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 rounded-lg border border-line bg-surface p-6">
					<PdfIcon className="row-span-3 w-12" />
					<h2 id="paper" className="text-title">
						The whole story
					</h2>
					<p className="mt-1 text-sm text-muted">To print, to read offline or to pass on.</p>
					<DownloadLink
						file={{ url: pdfAttachment, name: pdfName, size: pdfSize }}
						of={title}
						failure={messages.pdfDownloadFailed}
						className="mt-3"
					/>
				</div>
				<a
					href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
					className="mt-4 inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-brand hover:underline"
				>
					<Mail aria-hidden="true" className="size-4" />
					Send this page by email
				</a>
			</aside>
		</div>
	)
}
