import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerList, registerListStrictIndentTransform } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { registerRichText } from '@lexical/rich-text'
import { mergeRegister } from 'lexical'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useToast } from '#web/ui/toast.tsx'
import { registerAutoLinks } from '../auto-links.ts'
import { registerCaret } from '../caret.ts'
import { registerKeyboard } from '../commands/keyboard.ts'
import { registerSelectedNodes } from '../commands/selected-nodes.ts'
import { registerMarkdown } from '../markdown/transformers.ts'
import { registerPaste } from '../paste/paste.ts'
import { registerPastedFiles } from '../paste/pasted-files.ts'
import { createPictureUploads } from '../paste/picture-uploads.ts'
import { setPictureStore, usePictureStore } from '../picture-store.ts'
import { registerTables } from '../wide-blocks.ts'
import { registerRules } from './editing-rules.ts'

/** Input within this time (ms) is one undo step. */
const undoneTogether = 800

/** Registers the editor's features, except the toolbar. Register them before the text is set: some of them correct it. */
export function EditorFeatures() {
	const [editor] = useLexicalComposerContext()
	const store = usePictureStore()
	const pictures = useEffectEvent(() => store)
	const toast = useToast()
	const say = useEffectEvent((text: string) => toast({ tone: 'danger', text }))

	useLayoutEffect(() => {
		setPictureStore(editor, () => pictures())
		const uploads = createPictureUploads(editor, () => pictures())
		return mergeRegister(
			registerRichText(editor),
			registerCaret(editor),
			registerRules(editor),
			registerKeyboard(editor),
			registerSelectedNodes(editor),
			registerTables(editor),
			registerMarkdown(editor),
			registerAutoLinks(editor),
			uploads.register(),
			registerPaste(editor, () => pictures(), uploads),
			registerPastedFiles(editor, uploads, (text) => say(text)),
			registerList(editor),
			registerListStrictIndentTransform(editor),
			registerHistory(editor, createEmptyHistoryState(), undoneTogether),
		)
	}, [editor])

	return null
}
