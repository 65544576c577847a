import { $createLinkNode } from '@lexical/link'
import { $createTextNode, $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import { focusText } from '../caret.ts'
import type { LeftOutLink } from '../nodes/left-out-kinds.ts'

/** Replaces the place of something embedded by a link to it, and puts the caret behind it. */
export function replaceByLink(editor: LexicalEditor, key: NodeKey, { address, text }: LeftOutLink): void {
	editor.update(
		() => {
			$getNodeByKey(key)
				?.replace($createLinkNode(address).append($createTextNode(text)))
				.selectEnd()
		},
		{ discrete: true },
	)
	focusText(editor)
}
