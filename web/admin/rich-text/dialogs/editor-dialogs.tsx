import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusText } from '../caret.ts'
import { type DialogRequest, OPEN_DIALOG_COMMAND } from '../open-dialog.ts'
import { LinkDialog } from './link-dialog.tsx'
import { NumberingDialog } from './numbering-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { TableDialog } from './table-dialog.tsx'

export function EditorDialogs() {
	const [editor] = useLexicalComposerContext()
	const [request, setRequest] = useState<DialogRequest | null>(null)

	useEffect(
		() =>
			editor.registerCommand(
				OPEN_DIALOG_COMMAND,
				(asked) => {
					setRequest(asked)
					return true
				},
				COMMAND_PRIORITY_LOW,
			),
		[editor],
	)

	/** Radix returns the focus in a timer, too late for the next quick key. */
	function close() {
		flushSync(() => setRequest(null))
		focusText(editor)
	}
	if (request?.kind === 'link') return <LinkDialog editor={editor} onClose={close} />
	if (request?.kind === 'table') return <TableDialog editor={editor} onClose={close} />
	if (request?.kind === 'numbering') return <NumberingDialog editor={editor} onClose={close} />
	if (request?.kind === 'picture') return <PictureDialog editor={editor} nodeKey={request.key} onClose={close} />
	return null
}
