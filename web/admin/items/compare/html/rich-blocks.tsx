import { createElement, type ReactNode } from 'react'
import { placeholderName } from '#contracts/content/rich-text.ts'
import { directionOf } from '#contracts/content/text-direction.ts'
import { directedTags } from '#web/site/publishing/text-direction.ts'
import { MarkedText } from '../marked-text.tsx'
import type { Side } from '../sides.ts'
import { marksWithin, type Range } from '../word-marks.ts'
import { picturesInside, type RichBlock } from './blocks.ts'
import { isVoid, nodeText, type RichElement, type RichNode } from './rich-tree.ts'
import '#web/site/publishing/article.css'

type Props = {
	blocks: readonly RichBlock[]
	/** The marked words of each block. */
	marks?: readonly (readonly Range[])[]
	from: 'mine' | 'theirs'
	files: Side['files']
}

/** Blocks of rich text as visitors see them. */
export const RichBlocks = ({ blocks, marks = [], from, files }: Props) => (
	<div className="article overflow-x-auto text-base">
		{blocks.map(({ element }, place) => richNode(element, place, marks[place] ?? [], { from, files }))}
	</div>
)

/** Keys are places, which never change: a block is rendered from a fixed text. */
function richNode(
	node: RichNode,
	key: number,
	marks: readonly Range[],
	shown: Pick<Props, 'from' | 'files'>,
): ReactNode {
	if (typeof node === 'string') return <MarkedText key={key} text={node} marks={marks} from={shown.from} />
	const attributes = {
		...reactAttributes(node.attributes, shown.files),
		...(directedTags.some((tag) => tag === node.tag) && { dir: directionIn(node) }),
	}
	if (isVoid(node)) return createElement(node.tag, { key, ...attributes })
	let start = 0
	const children = node.children.map((child, place) => {
		const end = start + nodeText(child).length
		const inside = marksWithin(marks, start, end)
		start = end
		return richNode(child, place, inside, shown)
	})
	return createElement(node.tag, { key, ...attributes }, ...children)
}

const directionIn = (block: RichElement) =>
	block.attributes.dir ?? (block.tag === 'pre' ? 'ltr' : (directionOf(nodeText(block)) ?? undefined))

function reactAttributes(
	{ href, src, alt, colspan, rowspan, start, type }: Record<string, string>,
	files: Side['files'],
) {
	const name = src === undefined ? null : placeholderName(src)
	return {
		// A link must not lead away from unsaved work.
		...(href !== undefined && { href, target: '_blank', rel: 'noreferrer' }),
		...(src !== undefined && { src: name === null ? src : files[`${picturesInside}.${name}`]?.url }),
		...(alt !== undefined && { alt }),
		...(colspan !== undefined && { colSpan: Number(colspan) || undefined }),
		...(rowspan !== undefined && { rowSpan: Number(rowspan) || undefined }),
		...(start !== undefined && /^\d+$/.test(start) && { start: Number(start) }),
		...(type !== undefined && { type }),
	}
}
