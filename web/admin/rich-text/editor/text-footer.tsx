import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getRoot } from 'lexical'
import { useEffect, useState } from 'react'
import { wordCountText } from './word-count.ts'

export function TextFooter() {
	const [editor] = useLexicalComposerContext()
	const [measure, setMeasure] = useState(() => editor.read(() => wordCountText($getRoot().getTextContent())))
	useEffect(() => editor.registerTextContentListener((text) => setMeasure(wordCountText(text))), [editor])
	return (
		<p className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-b-sm border-t border-line bg-surface px-3.5 py-1.5 text-xs text-muted tabular-nums">
			<span>{measure}</span>
			<span className="hidden tablet:inline">Alt+F10 opens the toolbar, Escape returns</span>
		</p>
	)
}
