import { isOf, type PageSection, pageSections } from '#web/content/products/page-sections.ts'
import type { SectionKind } from '#web/content/products/product.ts'
import { Sections } from '#web/site/sections/sections.tsx'
import type { ArchetypeProps } from '../archetype-props.ts'
import { Bento } from './bento.tsx'
import { Finish } from './finish.tsx'
import { Stage } from './stage.tsx'

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
