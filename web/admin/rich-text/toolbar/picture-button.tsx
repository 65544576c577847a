import { COMMAND_PRIORITY_LOW, type LexicalEditor, type NodeKey } from 'lexical'
import { ImagePlus, Images } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useToast } from '#web/ui/toast.tsx'
import { pictureTypes } from '../../file-fields/picture-field.tsx'
import { UsedBefore } from '../../file-fields/used-before.tsx'
import { addPictures, addUsedPicture, CHOOSE_PICTURE_COMMAND } from '../commands/insert-pictures.ts'
import { openDialog } from '../open-dialog.ts'
import { type PictureStore, usePictureStore } from '../picture-store.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/**
 * Opens the file chooser, or the dialog for the selected picture's alternative text; a second button offers the pictures of
 * published items. Hidden without a picture store.
 */
export function PictureButtons({ editor, selected }: { editor: LexicalEditor; selected: NodeKey | null }) {
	const pictures = usePictureStore()
	const input = useRef<HTMLInputElement>(null)
	const toast = useToast()
	useEffect(
		() =>
			editor.registerCommand(
				CHOOSE_PICTURE_COMMAND,
				() => {
					input.current?.click()
					return true
				},
				COMMAND_PRIORITY_LOW,
			),
		[editor],
	)
	async function add(files: readonly File[], store: PictureStore) {
		for (const text of await addPictures(editor, store, files)) toast({ tone: 'danger', text })
	}

	if (!pictures) return null
	return (
		<>
			<ToolbarButton
				label={selected ? 'Alternative text of the picture' : 'Picture'}
				pressed={selected !== null}
				onPress={() => (selected ? openDialog(editor, { kind: 'picture', key: selected }) : input.current?.click())}
			>
				<ImagePlus aria-hidden="true" />
			</ToolbarButton>
			<input
				ref={input}
				type="file"
				accept={pictureTypes}
				hidden
				aria-label="Picture"
				tabIndex={-1}
				onChange={({ target }) => {
					const files = [...(target.files ?? [])]
					// Lets the user choose the same file again.
					target.value = ''
					void add(files, pictures)
				}}
			/>
			<UsedBefore onUse={(picture) => addUsedPicture(editor, pictures, picture)}>
				{(open) => (
					<ToolbarButton label="Picture used before" onPress={open}>
						<Images aria-hidden="true" />
					</ToolbarButton>
				)}
			</UsedBefore>
		</>
	)
}
