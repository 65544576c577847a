import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { ImageOff, PencilLine, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { focusText } from '../caret.ts'
import { openDialog } from '../open-dialog.ts'
import { addressOfPicture, usePictureStore } from '../picture-store.ts'
import { useSelectable } from './use-selectable.ts'

/** A picture, with its actions while it is selected. */
export function PictureView({ nodeKey, name, alt }: { nodeKey: NodeKey; name: string; alt: string }) {
	const [editor] = useLexicalComposerContext()
	const element = useRef<HTMLSpanElement>(null)
	const selected = useSelectable(nodeKey, element)
	const address = addressOfPicture(name, usePictureStore())
	const editAlt = () => openDialog(editor, { kind: 'picture', key: nodeKey })

	function remove() {
		editor.update(() => $getNodeByKey(nodeKey)?.remove())
		focusText(editor)
	}

	return (
		<span ref={element} data-selected={selected || undefined}>
			{address === null ? (
				<span className="flex items-center gap-2 rounded-md bg-sunken p-6 text-sm text-muted">
					<ImageOff aria-hidden="true" className="size-5 shrink-0" />
					The picture “{name}” is missing.
				</span>
			) : (
				<img src={address} alt={alt} draggable={false} />
			)}
			{alt.trim() === '' && (
				<span className="absolute bottom-2 start-2 rounded-sm bg-warning-soft px-2 py-0.5 text-xs font-semibold text-warning">
					No alternative text
				</span>
			)}
			{selected && (
				<span className="absolute top-2 end-2 flex rounded-sm bg-surface shadow-light">
					<IconButton label="Alternative text" onClick={editAlt}>
						<PencilLine aria-hidden="true" />
					</IconButton>
					<IconButton label="Remove picture (Delete)" onClick={remove}>
						<Trash2 aria-hidden="true" />
					</IconButton>
				</span>
			)}
		</span>
	)
}
