import { TableNode } from '@lexical/table'
import type { LexicalEditor } from 'lexical'

/** Wide tables and code scroll with the caret. A scrolling box needs its own `contentEditable`, or browsers make it focusable. */
export function markEditable(element: HTMLElement): void {
	element.contentEditable = 'true'
}

export const registerWideTables = (editor: LexicalEditor) =>
	editor.registerMutationListener(TableNode, (changes) => {
		for (const key of changes.keys()) {
			const element = editor.getElementByKey(key)
			if (element) markEditable(element)
		}
	})
