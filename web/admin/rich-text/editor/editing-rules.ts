import { $isCodeNode } from '@lexical/code'
import { LinkNode } from '@lexical/link'
import { ListNode } from '@lexical/list'
import { $isTableNode } from '@lexical/table'
import {
	$createParagraphNode,
	$createTextNode,
	$isLineBreakNode,
	$isTextNode,
	type LexicalEditor,
	mergeRegister,
	RootNode,
	TextNode,
} from 'lexical'
import { allowedAddress } from '../link-address.ts'
import { CodeBlockNode } from '../nodes/code-block-node.ts'
import { $numberingOf, $setNumbering, registerNumbering } from '../nodes/list-numbering.ts'
import { $isRuleNode } from '../nodes/rule-node.tsx'

/** Keeps the document within the allowed formats, also for pasted and imported content. */
export const registerRules = (editor: LexicalEditor) =>
	mergeRegister(
		editor.registerNodeTransform(LinkNode, $dropUnsafeLink),
		editor.registerNodeTransform(ListNode, $plainBullets),
		registerNumbering(editor),
		editor.registerNodeTransform(CodeBlockNode, $plainCode),
		editor.registerNodeTransform(TextNode, $plainTextInCode),
		editor.registerNodeTransform(RootNode, $endWithText),
	)

function $dropUnsafeLink(link: LinkNode): void {
	if (allowedAddress(link.getURL()) !== null) return
	for (const child of link.getChildren()) link.insertBefore(child)
	link.remove()
}

/** Bullets do not count. */
function $plainBullets(list: ListNode): void {
	if (list.getListType() === 'number' || (list.getStart() === 1 && $numberingOf(list) === null)) return
	$setNumbering(list, { numbering: null, start: 1 })
}

/** Code holds only text and line breaks. */
function $plainCode(code: CodeBlockNode): void {
	for (const child of code.getChildren()) {
		if (!$isTextNode(child) && !$isLineBreakNode(child)) child.replace($createTextNode(child.getTextContent()))
	}
	if (code.getLanguage()) code.setLanguage(undefined)
}

function $plainTextInCode(text: TextNode): void {
	if ($isCodeNode(text.getParent()) && text.getFormat() !== 0) text.setFormat(0)
}

/** The text always ends in a paragraph, so that the user can write below a table, a rule or code. */
function $endWithText(root: RootNode): void {
	const last = root.getLastChild()
	if (last === null || $isTableNode(last) || $isRuleNode(last) || $isCodeNode(last)) root.append($createParagraphNode())
}
