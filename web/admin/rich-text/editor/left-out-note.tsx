import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import { $isLeftOutNode, LeftOutNode } from '../nodes/left-out-node.tsx'
import { leftOutText, type PlaceCounts } from './left-out-text.ts'
import { useSubmitAfter } from './use-submit-after.ts'

const none: PlaceCounts = { adding: 0, leftOut: 0 }

/** Counts the pasted pictures that the text does not have. */
export function LeftOutNote() {
	const [editor] = useLexicalComposerContext()
	const [counts, setCounts] = useState(none)
	useEffect(() => {
		const places = new Set<NodeKey>()
		return editor.registerMutationListener(LeftOutNode, (changes) => {
			for (const [key, change] of changes) {
				if (change === 'destroyed') places.delete(key)
				else places.add(key)
			}
			setCounts(editor.read(() => $countPlaces(places)))
		})
	}, [editor])
	useSubmitAfter(editor, counts.adding === 0)
	return (
		<p role="status" className="text-sm text-warning empty:hidden">
			{leftOutText(counts)}
		</p>
	)
}

function $countPlaces(places: ReadonlySet<NodeKey>): PlaceCounts {
	const nodes = [...places].map((key) => $getNodeByKey(key)).filter($isLeftOutNode)
	const adding = nodes.filter((node) => node.getReason() === '').length
	return { adding, leftOut: nodes.length - adding }
}
