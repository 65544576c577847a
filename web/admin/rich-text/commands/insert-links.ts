import { $createLinkNode } from '@lexical/link'
import { $createTextNode, $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import { focusText } from '../caret.ts'
import { $isLeftOutNode } from '../nodes/left-out-node.tsx'

/** Replaces the place of something embedded by a link to it, and puts the caret behind it. */
export function replaceByLink(editor: LexicalEditor, key: NodeKey): void {
	editor.update(
		() => {
			const place = $getNodeByKey(key)
			const link = $isLeftOutNode(place) ? place.getLink() : null
			if (place && link) place.replace($createLinkNode(link.address).append($createTextNode(link.text))).selectEnd()
		},
		{ discrete: true },
	)
	focusText(editor)
}
