import type { ReactNode } from 'react'
import type { PassageText } from '#web/content/investors/pages/page-text.ts'
import { LinkedText } from '#web/site/parts/linked-text.tsx'

export function Note({ note: { heading, paragraphs }, children }: { note: PassageText; children?: ReactNode }) {
	return (
		<section className="rounded-lg border border-line bg-sunken p-6 tablet:p-8 print:border-0 print:bg-transparent print:p-0">
			<h2 className="text-title">{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className="mt-2 max-w-[66ch]">
					<LinkedText text={paragraph} />
				</p>
			))}
			{children && <div className="mt-5 print:hidden">{children}</div>}
		</section>
	)
}
