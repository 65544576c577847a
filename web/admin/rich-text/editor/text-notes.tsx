import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister, type NodeKey } from 'lexical'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useToast } from '#web/ui/toast.tsx'
import { type LeftOutKind, leftOutKinds } from '../nodes/left-out-kinds.ts'
import { $isLeftOutNode, LeftOutNode } from '../nodes/left-out-node.tsx'
import { NOTICE_COMMAND, READING_DOCUMENT_COMMAND } from '../paste/paste-commands.ts'
import { leftOutText, type PlaceCounts } from './left-out-text.ts'

const none: PlaceCounts = { adding: 0, leftOut: {} }

/** Counts what was pasted and is not in the text. */
export function LeftOutNote() {
	const [editor] = useLexicalComposerContext()
	const [counts, setCounts] = useState(none)
	const toast = useToast()
	const tell = useEffectEvent((text: string) => toast({ tone: 'info', text }))
	useEffect(() => {
		const places = new Set<NodeKey>()
		return mergeRegister(
			editor.registerMutationListener(LeftOutNode, (changes) => {
				for (const [key, change] of changes) {
					if (change === 'destroyed') places.delete(key)
					else places.add(key)
				}
				setCounts(editor.read(() => $countPlaces(places)))
			}),
			editor.registerCommand(
				NOTICE_COMMAND,
				(text) => {
					tell(text)
					return true
				},
				COMMAND_PRIORITY_LOW,
			),
		)
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
	const leftOut = nodes.filter((node) => node.getReason() !== '').map((node) => node.getKind())
	const count = (kind: LeftOutKind) => leftOut.filter((each) => each === kind).length
	return {
		adding: nodes.length - leftOut.length,
		leftOut: Object.fromEntries(leftOutKinds.map((kind) => [kind, count(kind)])),
	}
}

/** Says which dropped document is being read, or that a paste is. A save waits for it. */
export function ReadingNote() {
	const [editor] = useLexicalComposerContext()
	const [name, setName] = useState<string | null>(null)
	useEffect(
		() =>
			editor.registerCommand(
				READING_DOCUMENT_COMMAND,
				(next) => {
					setName(next)
					return true
				},
				COMMAND_PRIORITY_LOW,
			),
		[editor],
	)
	useSubmitAfter(editor, name === null)
	return (
		<p role="status" className="text-sm text-muted empty:hidden">
			{name !== null && `Reading ${name}…`}
		</p>
	)
}

/** Delays the submission of the editor's form until the editor is ready. */
function useSubmitAfter(editor: LexicalEditor, isReady: boolean): void {
	const delayed = useRef<{ submitter: HTMLElement | null } | null>(null)

	useEffect(() => {
		const form = editor.getRootElement()?.closest('form')
		if (!form) return
		if (isReady) {
			const submission = delayed.current
			delayed.current = null
			if (submission) form.requestSubmit(submission.submitter)
			return
		}
		function delay(event: SubmitEvent) {
			event.preventDefault()
			event.stopImmediatePropagation()
			delayed.current = { submitter: event.submitter }
		}
		form.addEventListener('submit', delay)
		return () => form.removeEventListener('submit', delay)
	}, [editor, isReady])
}
