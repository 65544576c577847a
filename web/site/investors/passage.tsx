import type { ReactNode } from 'react'
import type { PassageText as Text } from '#web/content/investors/pages/page-text.ts'
import { LinkedText } from '#web/site/parts/linked-text.tsx'

type Props = {
	passage: { heading: string; paragraphs?: readonly string[]; items?: Text['items'] }
	children?: ReactNode
}

export function Passage({ passage: { heading, paragraphs = [], items }, children }: Props) {
	return (
		<section>
			<h2 className="text-heading print:text-title">{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph} className="mt-4 max-w-[68ch]">
					<LinkedText text={paragraph} />
				</p>
			))}
			{items && (
				<ul className="mt-5 grid max-w-[68ch] gap-3">
					{items.map((item) => (
						<li
							key={item}
							className="relative ps-7 before:absolute before:top-[0.75em] before:start-0 before:w-4 before:border-t-2 before:border-brand"
						>
							{item}
						</li>
					))}
				</ul>
			)}
			{children && <div className="mt-8">{children}</div>}
		</section>
	)
}
