import type { LexicalEditor, NodeKey } from 'lexical'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { pictureTypes } from '../../file-fields/picture-field.tsx'
import { addPictures } from '../commands/insert-pictures.ts'
import { openDialog } from '../open-dialog.ts'
import { usePictureStore } from '../picture-store.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/** Asks for a file, or for the selected picture's alternative text. Hidden without a picture store. */
export function PictureButton({ editor, selected }: { editor: LexicalEditor; selected: NodeKey | null }) {
	const pictures = usePictureStore()
	const input = useRef<HTMLInputElement>(null)
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
					void addPictures(editor, pictures, files)
				}}
			/>
		</>
	)
}
