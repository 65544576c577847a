import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
	BLUR_COMMAND,
	CLEAR_HISTORY_COMMAND,
	COMMAND_PRIORITY_LOW,
	HISTORY_MERGE_TAG,
	KEY_DOWN_COMMAND,
	mergeRegister,
	SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { pressedKey } from '#web/ui/keys.ts'
import { pictureAddedTag } from '../picture-store.ts'
import { $keepBlocks, $setHtml, $toHtml, type KeptBlocks } from './kept-blocks.ts'

/** Typing is reported after this pause, or after this time while it goes on (ms). */
const pause = 200
const longest = 500

/**
 * Reports changes as HTML: after a pause, and at once on blur, on Ctrl+S, when a pasted picture was added and before the
 * page is left. HTML from outside, such as a restored draft, replaces the document.
 */
export function useHtmlOutput(given: string, onChange: (html: string) => void): void {
	const [editor] = useLexicalComposerContext()
	const kept = useRef<KeptBlocks>(new Map())
	const reported = useRef<string | null>(null)
	const report = useEffectEvent(onChange)

	// A layout effect: the user cannot type before the document is replaced. The editor corrects a new document in the same
	// update, so its corrections do not count as edits.
	useLayoutEffect(() => {
		if (reported.current === given) return
		// Keep the focus in another field, and keep a colleague's text out of Undo.
		editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
		let blocks: ReturnType<typeof $setHtml> = []
		editor.update(
			() => {
				blocks = $setHtml(given)
			},
			{ discrete: true, tag: [HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG] },
		)
		kept.current = editor.read(() => $keepBlocks(blocks))
		reported.current = given
	}, [editor, given])

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		let dueAt = 0

		function deliver() {
			clearTimeout(timer)
			timer = undefined
			const html = editor.read(() => $toHtml(kept.current))
			if (html === reported.current) return
			reported.current = html
			report(html)
		}
		function deliverNow() {
			if (timer !== undefined) deliver()
			return false
		}
		const unregister = mergeRegister(
			editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
				if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
				if (tags.has(pictureAddedTag)) {
					deliver()
					return
				}
				if (timer === undefined) dueAt = Date.now() + longest
				clearTimeout(timer)
				timer = setTimeout(deliver, Math.min(pause, dueAt - Date.now()))
			}),
			editor.registerCommand(BLUR_COMMAND, deliverNow, COMMAND_PRIORITY_LOW),
			editor.registerCommand(
				KEY_DOWN_COMMAND,
				(event) => (event.ctrlKey || event.metaKey) && pressedKey(event) === 's' && deliverNow(),
				COMMAND_PRIORITY_LOW,
			),
		)
		// The capture phase comes first, so the form knows the text before the router checks for unsaved changes.
		window.addEventListener('popstate', deliverNow, true)
		window.addEventListener('beforeunload', deliverNow, true)
		return () => {
			window.removeEventListener('popstate', deliverNow, true)
			window.removeEventListener('beforeunload', deliverNow, true)
			deliverNow()
			unregister()
		}
	}, [editor])
}
