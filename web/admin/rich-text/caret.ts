import {
	$getSelection,
	$setSelection,
	COMMAND_PRIORITY_LOW,
	FOCUS_COMMAND,
	type LexicalEditor,
	mergeRegister,
} from 'lexical'

/** Gives the focus to the text at once, with the caret where it was. */
export function focusText(editor: LexicalEditor): void {
	editor.update(
		() => {
			$keepSelection()
			editor.focus()
		},
		{ discrete: true },
	)
}

/** Marks the selection as new, so that the browser's is set to it. */
function $keepSelection(): void {
	const selection = $getSelection()
	if (selection !== null) $setSelection(selection.clone())
}

/** Who comes back into the text by keys, or from a dialog, finds the caret where it was. A pointer says where it is to be. */
export function registerCaret(editor: LexicalEditor): () => void {
	let byPointer = false
	const press = () => {
		byPointer = true
	}
	const release = () => {
		byPointer = false
	}
	return mergeRegister(
		editor.registerRootListener((root, before) => {
			before?.removeEventListener('pointerdown', press)
			root?.addEventListener('pointerdown', press)
		}),
		editor.registerCommand(
			FOCUS_COMMAND,
			() => {
				if (!byPointer) $keepSelection()
				return false
			},
			COMMAND_PRIORITY_LOW,
		),
		listen('pointerup', release),
		listen('pointercancel', release),
	)
}

function listen(type: 'pointerup' | 'pointercancel', listener: () => void): () => void {
	window.addEventListener(type, listener)
	return () => window.removeEventListener(type, listener)
}
