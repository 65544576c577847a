import {
	$getNodeByKey,
	$getSelection,
	$isNodeSelection,
	HISTORY_MERGE_TAG,
	type LexicalEditor,
	type NodeKey,
	SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { $selectNode } from '../commands/insert-pictures.ts'
import { leftOutReasons } from '../nodes/left-out-kinds.ts'
import { $createLeftOutNode, $isLeftOutNode, LeftOutNode } from '../nodes/left-out-node.tsx'
import { $createPictureNode } from '../nodes/picture-node.tsx'
import { openDialog } from '../open-dialog.ts'
import { type AddedPicture, type PictureStore, pictureAddedTag } from '../picture-store.ts'
import type { PastedPicture } from './pasted-pictures.ts'

type Upload = { outcome: AddedPicture | null; asksForAlt: boolean }

export type PictureUploads = ReturnType<typeof createPictureUploads>

/** Adds pasted pictures through the form, one after another. Until then each has a place in the text. */
export function createPictureUploads(editor: LexicalEditor, store: () => PictureStore | null) {
	const uploads = new Map<string, Upload>()
	const places = new Set<NodeKey>()
	let queue = Promise.resolve()

	function start(add: (pictures: PictureStore) => Promise<AddedPicture>, asksForAlt = false): string {
		const id = crypto.randomUUID()
		const upload: Upload = { outcome: null, asksForAlt }
		uploads.set(id, upload)
		queue = queue.then(async () => {
			const refused: AddedPicture = { refused: leftOutReasons.unreadable }
			const pictures = store()
			upload.outcome = pictures ? await add(pictures).catch(() => refused) : refused
			settle()
		})
		return id
	}

	const outcomeOf = (id: string): AddedPicture | null => {
		const upload = uploads.get(id)
		return upload ? upload.outcome : { refused: leftOutReasons.unreadable }
	}

	/** Undo can bring a place back after its picture was added. */
	function settle(): void {
		const ready = editor.read(() => [...places].filter((key) => $outcomeAt(key, outcomeOf) !== null))
		if (ready.length === 0) return
		const isFocused = document.activeElement === editor.getRootElement()
		let asked: NodeKey = ''
		editor.update(
			() => {
				for (const key of ready) {
					const node = $getNodeByKey(key)
					if (!$isLeftOutNode(node)) continue
					const asks = uploads.get(node.getUpload())?.asksForAlt === true
					const picture = $settlePlace(node, $outcomeAt(key, outcomeOf))
					if (picture && asks) asked = picture
				}
			},
			{
				discrete: true,
				// Applying the selection would move the focus into the text.
				tag: [HISTORY_MERGE_TAG, pictureAddedTag, ...(isFocused ? [] : [SKIP_DOM_SELECTION_TAG])],
			},
		)
		if (asked !== '') openDialog(editor, { kind: 'picture', key: asked })
	}

	return {
		/** The place of a picture that is being added, or that is left out of a text without pictures. */
		$placeOf(file: File, alt: string, { asksForAlt = false } = {}): LeftOutNode {
			if (!store()) return $createLeftOutNode({ alt, reason: leftOutReasons.noPictures })
			return $createLeftOutNode({ alt, upload: start((pictures) => pictures.add(file), asksForAlt) })
		},
		/** The place of a picture in pasted HTML. */
		$placeOfPasted(picture: PastedPicture, alt: string): LeftOutNode {
			if ('kind' in picture) return $createLeftOutNode({ ...picture, alt })
			if (!store()) return $createLeftOutNode({ ...picture, alt, reason: leftOutReasons.noPictures })
			if ('reason' in picture) return $createLeftOutNode({ ...picture, alt })
			return $createLeftOutNode({ alt, upload: start((pictures) => addPasted(picture, pictures)) })
		},
		register: () =>
			editor.registerMutationListener(LeftOutNode, (changes) => {
				for (const [key, change] of changes) {
					if (change === 'destroyed') places.delete(key)
					else places.add(key)
				}
				queueMicrotask(settle)
			}),
	}
}

async function addPasted(
	picture: Exclude<PastedPicture, { reason: string }>,
	pictures: PictureStore,
): Promise<AddedPicture> {
	if ('key' in picture) return pictures.take(picture.key)
	const file = 'file' in picture ? picture.file : await picture.found
	return file instanceof File ? pictures.add(file) : { refused: file }
}

function $outcomeAt(key: NodeKey, outcomeOf: (id: string) => AddedPicture | null): AddedPicture | null {
	const node = $getNodeByKey(key)
	return $isLeftOutNode(node) && node.getReason() === '' ? outcomeOf(node.getUpload()) : null
}

/** Puts the picture into its place, or says there why it was refused. Returns the key of the picture. */
function $settlePlace(place: LeftOutNode, outcome: AddedPicture | null): NodeKey | null {
	if (outcome === null) return null
	if ('refused' in outcome) {
		place.setReason(outcome.refused)
		return null
	}
	const selection = $getSelection()
	const isSelected = $isNodeSelection(selection) && selection.has(place.getKey())
	const picture = place.replace($createPictureNode(outcome.name, place.getAlt()))
	if (isSelected) $selectNode(picture)
	return picture.getKey()
}
