import { $generateNodesFromMarkdownString } from '@lexical/markdown'
import type { LexicalNode } from 'lexical'
import { documentTransformers } from './transformers.ts'

/** Converts Markdown to editor blocks. Lines of a paragraph are joined. */
export const $nodesFromMarkdown = (text: string): LexicalNode[] =>
	$generateNodesFromMarkdownString(withRulesApart(text.split(/\r\n?|\n/)).join('\n'), documentTransformers, false, true)

const fence = /^\s*(```|~~~)/
const rule = /^(?:-{3,}|\*{3,}|_{3,})\s*$/

/** Lexical joins a horizontal line with the text right below. */
function withRulesApart(lines: readonly string[]): string[] {
	let isCode = false
	return lines.flatMap((line) => {
		if (fence.test(line)) isCode = !isCode
		return !isCode && rule.test(line) ? ['', line.trim().slice(0, 3), ''] : [line]
	})
}
