import { $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { SmallForm } from '../../forms/small-form.tsx'
import { $isPictureNode, type PictureNode } from '../nodes/picture-node.tsx'

const longest = 300

type Props = { editor: LexicalEditor; nodeKey: NodeKey; onClose: () => void }

export function PictureDialog({ editor, nodeKey, onClose }: Props) {
	const [alt, setAlt] = useState(() => editor.read(() => $pictureOf(nodeKey)?.getAlt() ?? ''))
	const [sent, setSent] = useState(false)
	const isEmpty = alt.trim() === ''

	function send() {
		setSent(true)
		if (isEmpty) return
		editor.update(() => $pictureOf(nodeKey)?.setAlt(alt.trim()), { discrete: true })
		onClose()
	}

	return (
		<SmallForm title="Alternative text" send="Save" onSend={send} onClose={onClose}>
			<TextField
				label="What the picture shows"
				required
				maxLength={longest}
				autoComplete="off"
				value={alt}
				onChange={({ target }) => setAlt(target.value)}
				help="For readers who cannot see it. One sentence is enough."
				error={sent && isEmpty ? 'Describe the picture' : undefined}
			/>
		</SmallForm>
	)
}

function $pictureOf(key: NodeKey): PictureNode | null {
	const node = $getNodeByKey(key)
	return $isPictureNode(node) ? node : null
}
