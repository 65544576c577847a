import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
	COMMAND_PRIORITY_CRITICAL,
	COMMAND_PRIORITY_LOW,
	KEY_ESCAPE_COMMAND,
	KEY_TAB_COMMAND,
	mergeRegister,
} from 'lexical'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { focusText } from '../caret.ts'
import { MARKDOWN_PASTED_COMMAND, type PastedMarkdown } from '../paste/paste-commands.ts'
import { placeAtCaret } from '../place-at-caret.ts'

/** Offers to format pasted Markdown until the text changes. Loads the parser with the offer. Tab moves to it. */
export function MarkdownOffer() {
	const [editor] = useLexicalComposerContext()
	const [offered, setOffered] = useState<{ accept: () => Promise<void> } | null>(null)
	const box = useRef<HTMLDivElement>(null)

	useEffect(() => {
		let pasted: PastedMarkdown | null = null
		let latest: PastedMarkdown | null = null
		async function offer(markdown: PastedMarkdown) {
			const reader = import('./format-pasted.ts')
				.then((loaded) => (loaded.isReadable(markdown.text) ? loaded : null))
				.catch(() => null)
			const accept = async () => {
				const loaded = await reader
				if (latest === markdown) loaded?.formatPasted(editor, markdown)
			}
			setOffered({ accept })
			if ((await reader) === null && latest === markdown) setOffered(null)
		}
		return mergeRegister(
			editor.registerCommand(
				MARKDOWN_PASTED_COMMAND,
				(markdown) => {
					pasted = markdown
					return true
				},
				COMMAND_PRIORITY_LOW,
			),
			// The first change is the paste itself.
			editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
				if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
				setOffered(null)
				latest = pasted
				pasted = null
				if (latest) void offer(latest)
			}),
		)
	}, [editor])

	useLayoutEffect(() => {
		if (offered && box.current) placeAtCaret(editor, box.current)
	}, [editor, offered])

	useEffect(() => {
		if (!offered) return
		return mergeRegister(
			editor.registerCommand(
				KEY_TAB_COMMAND,
				(event) => {
					const button = box.current?.querySelector('button')
					if (event.shiftKey || !button || pressedKey(event) === null) return false
					event.preventDefault()
					button.focus()
					return true
				},
				COMMAND_PRIORITY_CRITICAL,
			),
			editor.registerCommand(
				KEY_ESCAPE_COMMAND,
				(event) => {
					if (pressedKey(event) === null) return false
					event.preventDefault()
					setOffered(null)
					return true
				},
				COMMAND_PRIORITY_CRITICAL,
			),
		)
	}, [editor, offered])

	function close() {
		setOffered(null)
		focusText(editor)
	}
	function accept() {
		void offered?.accept()
		close()
	}
	function leave(event: KeyboardEvent) {
		if (pressedKey(event) !== 'Escape') return
		event.preventDefault()
		close()
	}

	return (
		<>
			<p aria-live="polite" className="sr-only">
				{offered && 'Pasted as plain text. Press Tab to format it as Markdown.'}
			</p>
			{offered && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset would start another group of form fields
				<div
					ref={box}
					role="group"
					aria-label="Pasted text"
					onKeyDown={leave}
					className="absolute start-0 top-0 z-30 flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-surface py-1 ps-3.5 pe-1 text-sm text-ink shadow-light"
				>
					Pasted as plain text.
					<Button variant="secondary" size="small" onClick={accept}>
						Format as Markdown
					</Button>
					<IconButton label="Keep plain text" onClick={close}>
						<X aria-hidden="true" />
					</IconButton>
				</div>
			)}
		</>
	)
}
