import type { ReactNode } from 'react'
import { isOf, type PageSection, pageSections } from '#web/content/products/page-sections.ts'
import type { PageGround, SectionKind, SectionOf } from '#web/content/products/product.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { Sections } from '#web/site/sections/sections.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ArchetypeProps } from '../archetype-props.ts'
import { Bento } from './bento.tsx'
import { Finish } from './finish.tsx'

type Block = 'stage' | 'bento' | 'finish' | 'section'

const blocks: { [Kind in SectionKind]?: Block } = {
	features: 'bento',
	figures: 'bento',
	prose: 'bento',
	start: 'finish',
	questions: 'finish',
}

const blockOf = ({ section, withExhibit }: PageSection): Block =>
	withExhibit && section.kind === 'prose' ? 'stage' : (blocks[section.kind] ?? 'section')

/** Neighbours of the same block share it. */
function grouped(sections: readonly PageSection[]) {
	const groups: { block: Block; parts: PageSection[] }[] = []
	for (const placed of sections) {
		const block = blockOf(placed)
		const last = groups.at(-1)
		if (last?.block === block) last.parts.push(placed)
		else groups.push({ block, parts: [placed] })
	}
	return groups
}

/** The scene to operate comes first. The arguments are around it. */
export function Bench({ product, exhibit, signature }: ArchetypeProps) {
	return (
		<>
			{signature}
			{grouped(pageSections(product)).map(({ block, parts }) => {
				const [first] = parts
				const ground = parts.find((part) => part.ground)?.ground
				if (block === 'bento')
					return <Bento key={block} scene={product.scene} parts={parts} ground={ground} exhibit={exhibit} />
				if (block === 'finish') return <Finish key={block} parts={parts} ground={ground} />
				if (block === 'stage' && first && isOf('prose')(first))
					return <Stage key={block} section={first.section} ground={ground} exhibit={exhibit} />
				return parts.map(({ section }) => <Sections key={section.heading} sections={[section]} ground={ground} />)
			})}
		</>
	)
}

/** The exhibit at a large size, for a page without a scene to operate. */
function Stage({
	section,
	ground = 'tint',
	exhibit,
}: {
	section: SectionOf<'prose'>
	ground?: PageGround
	exhibit: ReactNode
}) {
	const { id, heading, paragraphs } = section
	return (
		<section className={classNames('overflow-clip py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div className="shell">
				<h2 id={id} className="max-w-[16ch] text-hero">
					{heading}
				</h2>
				<div className="mt-12 grid items-start gap-x-16 gap-y-12 desktop:mt-16 desktop:grid-cols-[7fr_5fr]">
					<div className="print:hidden desktop:[zoom:1.4]">{exhibit}</div>
					<div className="flex max-w-measure flex-col gap-5">
						{paragraphs.map((paragraph, index) => (
							<p key={paragraph} className={index === 0 ? 'text-title' : undefined}>
								{paragraph}
							</p>
						))}
					</div>
				</div>
			</div>
		</section>
	)
}
