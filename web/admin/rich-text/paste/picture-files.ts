import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { COMMAND_PRIORITY_LOW, DRAGOVER_COMMAND, type LexicalEditor, mergeRegister } from 'lexical'
import { $insertPicture, isPicture } from '../commands/insert-pictures.ts'
import type { PictureUploads } from './picture-uploads.ts'

/** Handles pasted and dropped files, because the browser would open them. The last picture asks for its alternative text. */
export const registerPictureFiles = (editor: LexicalEditor, uploads: PictureUploads) =>
	mergeRegister(
		editor.registerCommand(
			DRAG_DROP_PASTE,
			(files) => {
				const pictures = files.filter(isPicture)
				for (const file of pictures) {
					$insertPicture(uploads.$placeOf(file, '', { asksForAlt: file === pictures.at(-1) }))
				}
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
	)
