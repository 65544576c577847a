import { TableNode } from '@lexical/table'
import type { LexicalEditor } from 'lexical'

/**
 * Wide tables and lines of code scroll along with the caret. They say that they are edited, as all of the text is: any other box that
 * scrolls must take the focus itself.
 */
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
