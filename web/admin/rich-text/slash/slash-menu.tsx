import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePictureStore } from '../picture-store.ts'
import { placeAtCaret } from '../place-at-caret.ts'
import { createSlashMenu } from './slash-menu-state.ts'

const option =
	'flex min-h-9 cursor-default items-center gap-2.5 break-inside-avoid rounded-sm px-2.5 py-1.5 text-sm select-none hover:bg-sunken ' +
	'aria-selected:bg-brand-soft aria-selected:text-brand-strong max-tablet:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0'

/** The list of blocks that a slash opens. The focus stays in the text. */
export function SlashMenu() {
	const [editor] = useLexicalComposerContext()
	const hasPictures = usePictureStore() !== null
	const [menu] = useState(() => createSlashMenu(editor, () => hasPictures))
	const open = useSyncExternalStore(menu.subscribe, menu.current)
	const list = useRef<HTMLDivElement>(null)
	const id = useId()
	const isOpen = open !== null
	const activeId = open && `${id}-${open.active}`
	useEffect(() => menu.register(), [menu])

	useLayoutEffect(() => {
		if (open && list.current) placeAtCaret(editor, list.current)
	}, [editor, open])

	// The text is the widget that has the focus, and Lexical renders it.
	useLayoutEffect(() => {
		const text = editor.getRootElement()
		if (!text || activeId === null) return
		text.setAttribute('aria-controls', id)
		text.setAttribute('aria-activedescendant', activeId)
		return () => {
			text.removeAttribute('aria-controls')
			text.removeAttribute('aria-activedescendant')
		}
	}, [editor, id, activeId])

	return (
		<>
			<p aria-live="polite" className="sr-only">
				{isOpen && `${open.choices.length} ${open.choices.length === 1 ? 'block' : 'blocks'} to insert`}
			</p>
			{isOpen && (
				<div
					ref={list}
					id={id}
					role="listbox"
					tabIndex={-1}
					aria-label="Insert a block"
					// Keeps the focus in the text.
					onMouseDown={(event) => event.preventDefault()}
					className="absolute start-0 top-0 z-30 w-80 max-w-full columns-2 gap-0 rounded-md bg-surface p-1.5 text-ink shadow-light"
				>
					{open.choices.map(({ label, Icon }, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and handles the keys
						// biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant names the active option
						<div
							key={label}
							id={`${id}-${index}`}
							role="option"
							aria-selected={index === open.active}
							onClick={() => menu.choose(index)}
							className={option}
						>
							<Icon aria-hidden="true" />
							{label}
						</div>
					))}
				</div>
			)}
		</>
	)
}
