import { type PartOf, SectionFrame } from './section-frame.tsx'

export function Prose({ section, ground }: PartOf<'prose'>) {
	const { paragraphs, aside } = section
	return (
		<SectionFrame {...section} ground={ground} layout="beside">
			<div className="flex max-w-measure flex-col gap-5">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			{aside && (
				<aside className="mt-8 max-w-measure rounded-md border border-line bg-surface p-6">
					<h3 className="text-title">{aside.heading}</h3>
					<ul className="mt-3 grid gap-2 tablet:grid-cols-2 tablet:gap-x-8">
						{aside.items.map((item) => (
							<li
								key={item}
								className="relative ps-5 before:absolute before:top-[0.7em] before:start-0 before:h-px before:w-3 before:bg-brand"
							>
								{item}
							</li>
						))}
					</ul>
				</aside>
			)}
		</SectionFrame>
	)
}
