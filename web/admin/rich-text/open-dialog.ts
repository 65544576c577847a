import { createCommand, type LexicalCommand, type LexicalEditor, type NodeKey } from 'lexical'
import { focusText } from './caret.ts'

export type DialogRequest =
	| { kind: 'link' }
	| { kind: 'table' }
	| { kind: 'numbering' }
	| { kind: 'picture'; key: NodeKey }

export const OPEN_DIALOG_COMMAND: LexicalCommand<DialogRequest> = createCommand('OPEN_DIALOG')

/** A dialog returns the focus to where it was, so focus the text first. */
export function openDialog(editor: LexicalEditor, request: DialogRequest): void {
	focusText(editor)
	editor.getRootElement()?.focus({ preventScroll: true })
	editor.dispatchCommand(OPEN_DIALOG_COMMAND, request)
}
