import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { COMMAND_PRIORITY_LOW, DRAGOVER_COMMAND, type LexicalEditor, mergeRegister } from 'lexical'
import { $insertPicture, isPicture } from '../commands/insert-pictures.ts'
import { READING_DOCUMENT_COMMAND } from './paste-commands.ts'
import type { PictureUploads } from './picture-uploads.ts'

/**
 * Handles pasted and dropped files, because the browser would open them. A dialog opens for the alternative text of the
 * last picture. `say` tells why a file was left out.
 */
export const registerPastedFiles = (editor: LexicalEditor, uploads: PictureUploads, say: (text: string) => void) =>
	mergeRegister(
		editor.registerCommand(
			DRAG_DROP_PASTE,
			(files) => {
				const pictures = files.filter(isPicture)
				for (const file of pictures) {
					$insertPicture(uploads.$placeOf(file, '', { asksForAlt: file === pictures.at(-1) }))
				}
				void insertDocuments(
					editor,
					files.filter((file) => !isPicture(file)),
					uploads,
					say,
				)
				return true
			},
			COMMAND_PRIORITY_LOW,
		),
		editor.registerCommand(
			DRAGOVER_COMMAND,
			(event) => {
				if (!event.dataTransfer?.types.includes('Files')) return false
				event.preventDefault()
				return true
			},
			COMMAND_PRIORITY_LOW,
		),
		registerOutside(),
	)

async function insertDocuments(
	editor: LexicalEditor,
	files: readonly File[],
	uploads: PictureUploads,
	say: (text: string) => void,
): Promise<void> {
	for (const file of files) {
		editor.dispatchCommand(READING_DOCUMENT_COMMAND, file.name)
		const reading = import('./insert-document.ts').then(({ insertDocument }) => insertDocument(editor, file, uploads))
		const refused = await reading.catch(() => 'It could not be read. Check your connection and drop it again.')
		if (refused !== null) say(`“${file.name}” was left out. ${refused}`)
		editor.dispatchCommand(READING_DOCUMENT_COMMAND, null)
	}
}

/** The browser leaves the page for a file or a link that is dropped beside the text. */
function registerOutside(): () => void {
	function keep(event: DragEvent) {
		const types = event.dataTransfer?.types ?? []
		const takers = types.includes('Files') ? 'input[type="file"]' : 'input, textarea, [contenteditable="true"]'
		const isTaken = event.defaultPrevented || (event.target instanceof Element && event.target.closest(takers))
		if (!event.dataTransfer || isTaken || !types.some((type) => type === 'Files' || type === 'text/uri-list')) return
		event.preventDefault()
		event.dataTransfer.dropEffect = 'none'
	}
	window.addEventListener('dragover', keep)
	window.addEventListener('drop', keep)
	return () => {
		window.removeEventListener('dragover', keep)
		window.removeEventListener('drop', keep)
	}
}
