import { $isCodeNode } from '@lexical/code'
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, $isParagraphNode, type ElementNode, type LexicalNode } from 'lexical'

import { $createCodeBlock } from './code-block-node.ts'

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'code'

const creators: Record<BlockKind, () => ElementNode> = {
	paragraph: $createParagraphNode,
	h2: () => $createHeadingNode('h2'),
	h3: () => $createHeadingNode('h3'),
	h4: () => $createHeadingNode('h4'),
	quote: () => $createQuoteNode(),
	code: $createCodeBlock,
}

export function $kindOf(block: LexicalNode | null): BlockKind | null {
	if ($isParagraphNode(block)) return 'paragraph'
	if ($isQuoteNode(block)) return 'quote'
	if ($isCodeNode(block)) return 'code'
	if (!$isHeadingNode(block)) return null
	const tag = block.getTag()
	return tag === 'h2' || tag === 'h3' || tag === 'h4' ? tag : null
}

export function $setBlockKind(kind: BlockKind): void {
	$setBlocksType($getSelection(), creators[kind])
}
