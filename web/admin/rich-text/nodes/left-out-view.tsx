import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { ImageOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { pictureTypes } from '../../file-fields/picture-field.tsx'
import { focusText } from '../caret.ts'
import { replaceByPicture } from '../commands/insert-pictures.ts'
import { type PictureStore, usePictureStore } from '../picture-store.ts'
import { useSelectable } from './use-selectable.ts'

type Props = { nodeKey: NodeKey; alt: string; reason: string }

/** Says why a picture was left out, and offers to choose one in its place. */
export function LeftOutView({ nodeKey, alt, reason }: Props) {
	const [editor] = useLexicalComposerContext()
	const element = useRef<HTMLSpanElement>(null)
	const selected = useSelectable(nodeKey, element)
	const store = usePictureStore()
	const [refused, setRefused] = useState<string | null>(null)
	const named = alt === '' ? '' : `: ${alt}`

	async function choose(file: File, pictures: PictureStore) {
		const added = await pictures.add(file)
		if ('name' in added) replaceByPicture(editor, nodeKey, { ...added, alt })
		else setRefused(added.refused)
	}
	function remove() {
		editor.update(() => $getNodeByKey(nodeKey)?.remove())
		focusText(editor)
	}

	if (reason === '') {
		return (
			<span ref={element} className="flex items-center p-4" data-selected={selected || undefined}>
				<Spinner label={`Adding the picture${named}`} className="text-title text-muted" />
			</span>
		)
	}
	return (
		<span ref={element} className="flex flex-wrap items-center gap-3 p-4" data-selected={selected || undefined}>
			<ImageOff aria-hidden="true" className="size-5 shrink-0" />
			<span className="min-w-48 flex-1">
				<strong className="font-semibold">A picture was left out{named}</strong>
				<span className="block text-muted" role={refused === null ? undefined : 'alert'}>
					{refused ?? reason}
				</span>
			</span>
			<span className="flex flex-wrap gap-2">
				{store && <ChoosePicture onChoose={(file) => void choose(file, store)} />}
				<Button variant="quiet" size="small" onClick={remove}>
					Remove
				</Button>
			</span>
		</span>
	)
}

function ChoosePicture({ onChoose }: { onChoose: (file: File) => void }) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button variant="secondary" size="small" onClick={() => input.current?.click()}>
				Choose a picture
			</Button>
			<input
				ref={input}
				type="file"
				accept={pictureTypes}
				hidden
				aria-label="Picture"
				tabIndex={-1}
				onChange={({ target }) => {
					const [file] = target.files ?? []
					// Lets the user choose the same file again.
					target.value = ''
					if (file) onChoose(file)
				}}
			/>
		</>
	)
}
