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
import { safeAddress } from '../link-address.ts'
import { $createCodeBlock, CodeBlockNode } from '../nodes/code-block-node.ts'
import { $createRuleNode, RuleNode } from '../nodes/rule-node.tsx'

/** The page's title is level 1. */
const heading: ElementTransformer = {
	type: 'element',
	dependencies: [HeadingNode],
	export: () => null,
	regExp: /^(#{1,6})\s/,
	replace(parent, children, match) {
		const level = match[1]?.length ?? 2
		const node = $createHeadingNode(level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4')
		node.append(...children)
		parent.replace(node)
		node.select(0, 0)
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

const rule: ElementTransformer = {
	type: 'element',
	dependencies: [RuleNode],
	export: () => null,
	regExp: /^(?:---|\*\*\*|___)\s?$/,
	triggerOnEnter: true,
	replace(parent) {
		parent.insertBefore($createRuleNode())
		parent.select(0, 0)
	},
}

const link: TextMatchTransformer = {
	type: 'text-match',
	dependencies: [LinkNode],
	trigger: ')',
	regExp: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
	replace(text, match) {
		const [, label = '', given = ''] = match
		const address = safeAddress(given)
		if (address === null) return
		const content = $createTextNode(label).setFormat(text.getFormat())
		text.replace($createLinkNode(address).append(content))
		return content
	},
}

const transformers: Transformer[] = [
	...[typedCodeBlock, heading, rule, QUOTE, UNORDERED_LIST, ORDERED_LIST],
	...[INLINE_CODE, BOLD_ITALIC_STAR, BOLD_ITALIC_UNDERSCORE, BOLD_STAR, BOLD_UNDERSCORE],
	...[ITALIC_STAR, ITALIC_UNDERSCORE, STRIKETHROUGH, link],
]

/** Turns Markdown into formatting while the user types. */
export const registerMarkdown = (editor: LexicalEditor) => registerMarkdownShortcuts(editor, transformers)
