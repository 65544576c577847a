import { $isQuoteNode } from '@lexical/rich-text'
import { $getNodeByKey, $getRoot, type LexicalNode, type NodeKey } from 'lexical'
import { $groupsFromStored } from './from-html.ts'
import { sourceBlocks } from './source-blocks.ts'
import { $blocksToHtml } from './to-html.ts'

/** A block of a stored text, and the keys of its nodes in the editor. */
type StoredBlock = { source: string; keys: readonly NodeKey[] }

/**
 * `written`: the editor's HTML of the unedited block. `before`: source before it that has no node, such as line ends and
 * empty lists.
 */
type KeptBlock = StoredBlock & { before: string; written: string }

/** The blocks of a document by the key of their first node. */
export type KeptBlocks = ReadonlyMap<NodeKey, KeptBlock>

/** Replaces the document. Returns its blocks. */
export function $setHtml(html: string): StoredBlock[] {
	const groups = $groupsFromStored(html)
	const sources = sourceBlocks(html)
	const blocks = groups.length === sources.length ? groups : [groups.flat()]
	$getRoot()
		.clear()
		.append(...groups.flat())
	return blocks.map((nodes, index) => ({
		source: blocks === groups ? (sources[index] ?? '') : html,
		keys: nodes.map((node) => node.getKey()),
	}))
}

/** Notes the editor's HTML of each block. Call it before any edit. */
export function $keepBlocks(blocks: readonly StoredBlock[]): KeptBlocks {
	const kept = new Map<NodeKey, KeptBlock>()
	let before = ''
	let last: KeptBlock | undefined
	for (const { source, keys } of blocks) {
		const [first] = keys
		if (first === undefined) {
			before += source
			continue
		}
		const nodes = keys.map((key) => $getNodeByKey(key)).filter((node) => node !== null)
		last = { before, source, keys, written: $blocksToHtml(nodes) }
		before = ''
		kept.set(first, last)
	}
	if (last) last.source += before
	return kept
}

/** Returns the document as HTML. Unedited blocks keep their stored HTML. */
export function $toHtml(kept: KeptBlocks): string {
	let html = ''
	let edited: LexicalNode[] = []
	function $add(source: string) {
		if (source === '') return
		html += $blocksToHtml(edited) + source
		edited = []
	}
	const nodes = $getRoot().getChildren()
	for (let index = 0; index < nodes.length; ) {
		const block = kept.get(nodes[index]?.getKey() ?? '')
		const own = nodes.slice(index, index + (block?.keys.length ?? 1))
		$add(block?.before ?? '')
		if (block && $isUnedited(block, own)) {
			$add(block.source)
			index += own.length
		} else {
			edited.push(...own.slice(0, 1))
			index += 1
		}
	}
	return html + $blocksToHtml(edited)
}

const $isUnedited = ({ keys, written }: KeptBlock, nodes: readonly LexicalNode[]): boolean =>
	keys.every((key, index) => nodes[index]?.getKey() === key) &&
	!$joins(nodes[0], nodes[0]?.getPreviousSibling()) &&
	!$joins(nodes.at(-1), nodes.at(-1)?.getNextSibling()) &&
	$blocksToHtml(nodes) === written

/** Adjacent quotations are written as one. */
const $joins = (node: LexicalNode | undefined, other: LexicalNode | null | undefined) =>
	$isQuoteNode(node) && $isQuoteNode(other)
