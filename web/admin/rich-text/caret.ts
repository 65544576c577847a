import {
	$getSelection,
	$setSelection,
	COMMAND_PRIORITY_LOW,
	FOCUS_COMMAND,
	type LexicalEditor,
	mergeRegister,
} from 'lexical'

/** Focuses the text and keeps the caret. */
export function focusText(editor: LexicalEditor): void {
	editor.update(
		() => {
			$keepSelection()
			editor.focus()
		},
		{ discrete: true },
	)
}

/** A cloned selection counts as changed, so Lexical applies it to the browser. */
function $keepSelection(): void {
	const selection = $getSelection()
	if (selection !== null) $setSelection(selection.clone())
}

/** Restores the caret when the text gets the focus by keyboard or from a dialog. A pointer sets its own caret. */
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
