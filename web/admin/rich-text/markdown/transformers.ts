import { $createLinkNode, LinkNode } from '@lexical/link'
import {
	BOLD_ITALIC_STAR,
	BOLD_ITALIC_UNDERSCORE,
	BOLD_STAR,
	BOLD_UNDERSCORE,
	type ElementTransformer,
	INLINE_CODE,
	ITALIC_STAR,
	ITALIC_UNDERSCORE,
	type MultilineElementTransformer,
	ORDERED_LIST,
	QUOTE,
	registerMarkdownShortcuts,
	STRIKETHROUGH,
	type TextMatchTransformer,
	type Transformer,
	UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text'
import { $createTextNode, type LexicalEditor } from 'lexical'
import { $codeLines } from '../html/from-html.ts'
import { safeAddress } from '../link-address.ts'
import { $createCodeBlock, CodeBlockNode } from '../nodes/code-block-node.ts'
import { leftOutReasons } from '../nodes/left-out-kinds.ts'
import { $createLeftOutNode, LeftOutNode } from '../nodes/left-out-node.tsx'
import { $createRuleNode, RuleNode } from '../nodes/rule-node.tsx'
import { tableWith } from './table-from-markdown.ts'

/** The page's title is level 1. */
const heading: ElementTransformer = {
	type: 'element',
	dependencies: [HeadingNode],
	export: () => null,
	regExp: /^(#{1,6})\s/,
	replace(parent, children, match, isImport) {
		const level = match[1]?.length ?? 2
		const node = $createHeadingNode(level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4')
		node.append(...children)
		parent.replace(node)
		if (!isImport) node.select(0, 0)
	},
}

const typedCodeBlock: ElementTransformer = {
	type: 'element',
	dependencies: [CodeBlockNode],
	export: () => null,
	regExp: /^```[a-z]*\s?$/,
	triggerOnEnter: true,
	replace(parent, children) {
		const node = $createCodeBlock()
		node.append(...children)
		parent.replace(node)
		node.select(0, 0)
	},
}

const fencedCode: MultilineElementTransformer = {
	type: 'multiline-element',
	dependencies: [CodeBlockNode],
	regExpStart: /^\s*(?:```|~~~)[^`]*$/,
	regExpEnd: { optional: true, regExp: /^\s*(?:```|~~~)\s*$/ },
	replace(root, _children, _start, _end, lines) {
		root.append($createCodeBlock().append(...$codeLines((lines ?? []).join('\n').replace(/^\n|\n$/g, ''))))
	},
}

const rule: ElementTransformer = {
	type: 'element',
	dependencies: [RuleNode],
	export: () => null,
	regExp: /^(?:---|\*\*\*|___)\s?$/,
	triggerOnEnter: true,
	replace(parent, _children, _match, isImport) {
		if (isImport) {
			parent.replace($createRuleNode())
			return
		}
		parent.insertBefore($createRuleNode())
		parent.select(0, 0)
	},
}

const link: TextMatchTransformer = {
	type: 'text-match',
	dependencies: [LinkNode],
	trigger: ')',
	regExp: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
	importRegExp: /\[([^[\]]+)\]\(([^()\s]+)(?:\s+"[^"]*")?\)/,
	replace(text, match) {
		const [, label = '', given = ''] = match
		const address = safeAddress(given)
		if (address === null) return
		const content = $createTextNode(label).setFormat(text.getFormat())
		text.replace($createLinkNode(address).append(content))
		return content
	},
}

/** A picture of another site. The author may choose a copy in its place. */
const picture: TextMatchTransformer = {
	type: 'text-match',
	dependencies: [LeftOutNode],
	regExp: /$^/,
	importRegExp: /!\[([^[\]]*)\]\([^()\s]+(?:\s+"[^"]*")?\)/,
	replace(text, match) {
		text.replace($createLeftOutNode({ alt: match[1] ?? '', reason: leftOutReasons.otherPage }))
	},
}

const inline: Transformer[] = [
	...[INLINE_CODE, BOLD_ITALIC_STAR, BOLD_ITALIC_UNDERSCORE, BOLD_STAR, BOLD_UNDERSCORE],
	...[ITALIC_STAR, ITALIC_UNDERSCORE, STRIKETHROUGH],
]
const common: Transformer[] = [heading, rule, QUOTE, UNORDERED_LIST, ORDERED_LIST, ...inline]
const table = tableWith([...inline, picture, link])

/** The syntax of a pasted Markdown document. */
export const documentTransformers: Transformer[] = [fencedCode, table, ...common, picture, link]

/** Turns Markdown into formatting while the user types. */
export const registerMarkdown = (editor: LexicalEditor) =>
	registerMarkdownShortcuts(editor, [typedCodeBlock, ...common, link])
