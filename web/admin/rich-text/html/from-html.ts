import { $createListItemNode, $createListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import {
	$createLineBreakNode,
	$createParagraphNode,
	$createTabNode,
	$createTextNode,
	$isParagraphNode,
	type LexicalNode,
	type ParagraphNode,
	tokenizeRawText,
} from 'lexical'
import { softBreaks } from '#contracts/content/soft-breaks.ts'
import { $createCodeBlock } from '../nodes/code-block-node.ts'
import { $setNumbering } from '../nodes/list-numbering.ts'
import { $createRuleNode } from '../nodes/rule-node.tsx'
import { allowedElements, storedElements } from './clean-by-contract.ts'
import { $withDirection } from './directions.ts'
import { $inlineNodes, appendLeaves, leavesOf } from './inline-from-html.ts'
import { collapseWhitespace, type Leaf } from './inline-leaves.ts'
import { blockTags } from './source-blocks.ts'
import { $tableFromHtml } from './table-from-html.ts'

/** Converts HTML to editor blocks and drops forbidden content. */
export const $nodesFromHtml = (html: string): LexicalNode[] => $blocksIn(allowedElements(html))

/** Converts a stored text to editor nodes, a group for each of its blocks. */
export const $groupsFromStored = (html: string): LexicalNode[][] => $groupsIn(storedElements(html))

const isList = (element: Element) => element.matches('ul, ol')

const isBlock = (node: Node): node is Element => node instanceof Element && blockTags.includes(node.localName)

/** The editor merges adjacent lists and quotations, so an empty paragraph separates them. */
const wouldMerge = (before: Element | null, element: Element) =>
	element.matches('ul, ol, blockquote') && before?.localName === element.localName

export const $blocksIn = (parent: Element): LexicalNode[] => $groupsIn(parent).flat()

/** Makes a group of nodes for each block. Text between blocks becomes a paragraph. */
function $groupsIn(parent: Element): LexicalNode[][] {
	const groups: LexicalNode[][] = []
	let line: Leaf[] | null = null
	let before: Element | null = null
	function $endLine() {
		if (line === null) return
		const paragraph = $paragraph(line)
		groups.push(paragraph)
		if (paragraph.length > 0) before = null
		line = null
	}
	for (const child of parent.childNodes) {
		if (isBlock(child)) {
			$endLine()
			groups.push([...(wouldMerge(before, child) ? [$createParagraphNode()] : []), ...$block(child)])
			before = child
		} else line = [...(line ?? []), ...leavesOf(child)]
	}
	$endLine()
	return groups
}

function $paragraph(leaves: readonly Leaf[]): ParagraphNode[] {
	const tidy = collapseWhitespace(leaves)
	return tidy.length === 0 ? [] : [$createParagraphNode().append(...$inlineNodes(tidy))]
}

function $block(element: Element): LexicalNode[] {
	const inside = () => $inlineNodes(collapseWhitespace(leavesOf(element)))
	switch (element.localName) {
		case 'h2':
		case 'h3':
		case 'h4':
			return [$withDirection($createHeadingNode(element.localName), element).append(...inside())]
		case 'ul':
		case 'ol':
			return $list(element)
		case 'blockquote':
			return $blocksIn(element).map((block) =>
				$isParagraphNode(block)
					? $createQuoteNode()
							.setDirection(block.getDirection())
							.append(...block.getChildren())
					: block,
			)
		case 'pre':
			return [$createCodeBlock().append(...$codeLines(element.textContent))]
		case 'table':
			return $tableFromHtml(element, $blocksIn)
		case 'hr':
			return [$createRuleNode()]
		default:
			return element.querySelector('ul, ol, table, pre')
				? $blocksIn(element)
				: $paragraph(leavesOf(element)).map((paragraph) => $withDirection(paragraph, element))
	}
}

/** The editor keeps a nested list in its own item after the parent item. */
function $list(element: Element): LexicalNode[] {
	const list = $withDirection($createListNode(element.localName === 'ol' ? 'number' : 'bullet'), element)
	$setNumbering(list, {
		numbering: element.getAttribute('type'),
		start: Number.parseInt(element.getAttribute('start') ?? '1', 10),
	})
	function $addItem(nodes: LexicalNode[], child?: Element) {
		if (nodes.length === 0) return
		const item = $createListItemNode().append(...nodes)
		list.append(child ? $withDirection(item, child) : item)
	}
	for (const child of element.children) {
		if (isList(child)) {
			$addItem($list(child))
			continue
		}
		let line: Leaf[] = []
		for (const node of child.childNodes) {
			if (node instanceof Element && isList(node)) {
				$addItem($inlineNodes(collapseWhitespace(line)), child)
				line = []
				$addItem($list(node))
			} else appendLeaves(line, node)
		}
		$addItem($inlineNodes(collapseWhitespace(line)), child)
	}
	return list.isEmpty() ? [] : [list]
}

function $codeLines(code: string): LexicalNode[] {
	const nodes: LexicalNode[] = []
	tokenizeRawText(code.replace(softBreaks, '\n'), {
		linebreak: () => nodes.push($createLineBreakNode()),
		tab: () => nodes.push($createTabNode()),
		text: (part) => nodes.push($createTextNode(part)),
	})
	return nodes
}
