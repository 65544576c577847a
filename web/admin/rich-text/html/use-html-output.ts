import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
	$getRoot,
	BLUR_COMMAND,
	COMMAND_PRIORITY_LOW,
	HISTORY_MERGE_TAG,
	KEY_DOWN_COMMAND,
	mergeRegister,
} from 'lexical'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { $nodesFromHtml } from './from-html.ts'
import { $toHtml } from './to-html.ts'

/** Typing is told of once it pauses. */
const pause = 200

/** Puts HTML into the editor in the place of what is there. */
export function $setHtml(html: string): void {
	$getRoot()
		.clear()
		.append(...$nodesFromHtml(html))
}

/** What the form has, and how the editor writes the same: HTML from elsewhere may be written in another way. */
type Version = { form: string; written: string }

/**
 * Tells of the document as HTML when it has changed: after a pause, and at once when the text is left or the form is saved by its keys.
 * Other HTML from outside, such as a restored draft, replaces the document.
 */
export function useHtmlOutput(given: string, onChange: (html: string) => void): void {
	const [editor] = useLexicalComposerContext()
	const loaded = useRef<Version | null>(null)
	const told = useRef<Version | null>(null)
	const tell = useEffectEvent(onChange)

	// In the same moment as the form shows it, so that nothing is typed in between.
	useLayoutEffect(() => {
		if (told.current?.form === given) return
		if (told.current) editor.update(() => $setHtml(given), { discrete: true, tag: HISTORY_MERGE_TAG })
		loaded.current = { form: given, written: editor.read($toHtml) }
		told.current = loaded.current
	}, [editor, given])

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined

		function deliver() {
			clearTimeout(timer)
			timer = undefined
			const written = editor.read($toHtml)
			if (written === told.current?.written) return
			told.current = written === loaded.current?.written ? loaded.current : { form: written, written }
			tell(told.current.form)
		}
		function deliverNow() {
			if (timer !== undefined) deliver()
			return false
		}
		const unregister = mergeRegister(
			editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
				if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
				clearTimeout(timer)
				timer = setTimeout(deliver, pause)
			}),
			editor.registerCommand(BLUR_COMMAND, deliverNow, COMMAND_PRIORITY_LOW),
			editor.registerCommand(
				KEY_DOWN_COMMAND,
				({ key, ctrlKey, metaKey }) => (ctrlKey || metaKey) && key.toLowerCase() === 's' && deliverNow(),
				COMMAND_PRIORITY_LOW,
			),
		)
		return () => {
			deliverNow()
			unregister()
		}
	}, [editor])
}
