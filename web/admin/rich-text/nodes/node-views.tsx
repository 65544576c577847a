import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { NodeKey } from 'lexical'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Renders React nodes, such as pictures, into the document. */
export function NodeViews() {
	const [editor] = useLexicalComposerContext()
	const [views, setViews] = useState<Record<NodeKey, ReactNode>>(() => editor.getDecorators<ReactNode>())
	useEffect(() => {
		setViews(editor.getDecorators<ReactNode>())
		return editor.registerDecoratorListener<ReactNode>((changed) => setViews({ ...changed }))
	}, [editor])
	return Object.entries(views).map(([key, view]) => {
		const place = editor.getElementByKey(key)
		return place && createPortal(view, place, key)
	})
}
