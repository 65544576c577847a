import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useState } from 'react'
import { READING_DOCUMENT_COMMAND } from '../paste/paste-commands.ts'
import { useSubmitAfter } from './use-submit-after.ts'

/** Says which dropped document is being read, or that a paste is. A save waits for it. */
export function ReadingNote() {
	const [editor] = useLexicalComposerContext()
	const [name, setName] = useState<string | null>(null)
	useEffect(
		() =>
			editor.registerCommand(
				READING_DOCUMENT_COMMAND,
				(next) => {
					setName(next)
					return true
				},
				COMMAND_PRIORITY_LOW,
			),
		[editor],
	)
	useSubmitAfter(editor, name === null)
	return (
		<p role="status" className="text-sm text-muted empty:hidden">
			{name !== null && `Reading ${name}…`}
		</p>
	)
}
