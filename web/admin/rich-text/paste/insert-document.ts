import { $getRoot, $getSelection, $isNodeSelection, type BaseSelection, type LexicalEditor } from 'lexical'
import { pictureAddedTag } from '../picture-store.ts'
import { cleanPaste } from './clean-paste.ts'
import { $insertPasted } from './insert-pasted.ts'
import { lossesText } from './losses.ts'
import { NOTICE_COMMAND, TITLE_COMMAND } from './paste-commands.ts'
import type { PictureUploads } from './picture-uploads.ts'
import { readWordDocument, titleIn } from './read-word-document.ts'

/** Inserts a Word document at the caret. Returns why a file was left out; null for one that is in the text. */
export async function insertDocument(
	editor: LexicalEditor,
	file: File,
	uploads: PictureUploads,
): Promise<string | null> {
	const read = await readWordDocument(file)
	if ('reason' in read) return read.reason
	const { title, rest } = titleIn(read.html)
	const isTaken = title !== '' && editor.dispatchCommand(TITLE_COMMAND, title)
	const html = isTaken ? rest : read.html
	const notes = [isTaken ? 'The title of the document is the heading' : '', lossesText(read.losses)]
	const notice = notes.filter((each) => each !== '').join('. ')
	if (notice !== '') editor.dispatchCommand(NOTICE_COMMAND, notice)
	editor.update(() => $insertPasted(editor, cleanPaste(html), $placeForText(), uploads), {
		discrete: true,
		// The form gets the text at once: a save may wait for it.
		tag: pictureAddedTag,
	})
	return null
}

/** A selected picture, such as one of the same drop, stays. */
function $placeForText(): BaseSelection {
	const selection = $getSelection() ?? $getRoot().selectEnd()
	const selected = $isNodeSelection(selection) ? selection.getNodes().at(-1) : undefined
	return selected?.selectNext() ?? selection
}
