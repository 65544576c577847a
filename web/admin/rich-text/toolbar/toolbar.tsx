import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND } from 'lexical'
import { Minus } from 'lucide-react'
import { Toolbar as RadixToolbar } from 'radix-ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { pressedKey } from '#web/ui/keys.ts'
import { moveFocus } from '#web/ui/move-focus.ts'
import { focusText } from '../caret.ts'
import { $insertRule } from '../commands/formatting.ts'
import { BlockMenu } from './block-menu.tsx'
import { PictureButton } from './picture-button.tsx'
import { TableMenu } from './table-menu.tsx'
import { ToolbarButton, ToolbarGroup } from './toolbar-button.tsx'
import { FormatTools, HistoryTools, ListTools } from './toolbar-groups.tsx'
import { useTextState } from './toolbar-state.ts'
import { useHiddenEnds } from './use-hidden-ends.ts'

/** Sticks below the page's bar. In low windows, as after zooming in, it scrolls away. */
const looks = 'rich-text-toolbar sticky top-(--sticky-top) z-10 rounded-t-sm border-b border-line bg-surface low:static'

/** One row on phones, which scrolls. */
const rowLooks =
	'flex items-center px-1.5 py-1 max-tablet:scroll-px-10 max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none] ' +
	'tablet:flex-wrap tablet:gap-x-2'

/** Alt+F10 moves from the text to the toolbar, Escape back. */
export function Toolbar({ controls }: { controls: string }) {
	const [editor] = useLexicalComposerContext()
	const element = useRef<HTMLDivElement>(null)
	const row = useRef<HTMLDivElement>(null)
	const state = useTextState(editor)
	const hidden = useHiddenEnds(row)

	useEffect(() => {
		return editor.registerCommand(
			KEY_DOWN_COMMAND,
			(event) => {
				if (pressedKey(event) !== 'F10' || !event.altKey) return false
				event.preventDefault()
				const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
				// No tool is a tab stop until one has had the focus.
				const tool = find('button[tabindex="0"]') ?? find('button')
				tool?.focus()
				return true
			},
			COMMAND_PRIORITY_LOW,
		)
	}, [editor])

	function leave(event: KeyboardEvent) {
		if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return
		event.preventDefault()
		focusText(editor)
	}

	return (
		<RadixToolbar.Root
			ref={element}
			aria-label="Formatting"
			aria-controls={controls}
			className={looks}
			data-more-before={hidden.before || undefined}
			data-more-after={hidden.after || undefined}
			onKeyDownCapture={(event) => moveFocus(event, { selector: 'button', orientation: 'horizontal', loop: true })}
			onKeyDown={leave}
		>
			<div ref={row} className={rowLooks}>
				<BlockMenu editor={editor} current={state.block} />
				<FormatTools editor={editor} state={state} />
				<ListTools editor={editor} state={state} />
				<ToolbarGroup label="Insert">
					<TableMenu editor={editor} inTable={state.inTable} />
					<PictureButton editor={editor} selected={state.picture} />
					<ToolbarButton
						label="Horizontal line"
						onPress={() => {
							editor.update($insertRule)
							focusText(editor)
						}}
					>
						<Minus aria-hidden="true" />
					</ToolbarButton>
				</ToolbarGroup>
				<HistoryTools editor={editor} />
			</div>
		</RadixToolbar.Root>
	)
}
