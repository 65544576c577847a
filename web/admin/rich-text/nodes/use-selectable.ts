import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { type RefObject, useEffect } from 'react'

/** Whether a picture or a rule is selected. A click selects it. */
export function useSelectable(nodeKey: NodeKey, element: RefObject<HTMLElement | null>): boolean {
	const [editor] = useLexicalComposerContext()
	const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
	useEffect(() => {
		return editor.registerCommand(
			CLICK_COMMAND,
			(event) => {
				if (!(event.target instanceof Node) || !element.current?.contains(event.target)) return false
				if (!event.shiftKey) clearSelection()
				setSelected(true)
				return true
			},
			COMMAND_PRIORITY_LOW,
		)
	}, [editor, element, setSelected, clearSelection])
	return selected
}
