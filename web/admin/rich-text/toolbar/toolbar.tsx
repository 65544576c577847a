import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical'
import { Minus } from 'lucide-react'
import { Toolbar as RadixToolbar } from 'radix-ui'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { pressedKey } from '#web/ui/keys.ts'
import { MenuChoices, moveFocus } from '#web/ui/menu.tsx'
import { focusText } from '../caret.ts'
import { $insertRule } from '../commands/formatting.ts'
import { $setBlockKind, type BlockKind } from '../nodes/block-kinds.ts'
import { PictureButtons } from './picture-button.tsx'
import { TableMenu } from './table-menu.tsx'
import { ToolbarButton, ToolbarGroup } from './toolbar-button.tsx'
import { FormatTools, HistoryTools, ListTools } from './toolbar-groups.tsx'
import { ToolbarMenu } from './toolbar-menu.tsx'
import { useTextState } from './toolbar-state.ts'

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
					<PictureButtons editor={editor} selected={state.picture} />
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

const kinds: readonly { value: BlockKind; label: string }[] = [
	{ value: 'paragraph', label: 'Paragraph' },
	{ value: 'h2', label: 'Heading 2' },
	{ value: 'h3', label: 'Heading 3' },
	{ value: 'h4', label: 'Heading 4' },
	{ value: 'quote', label: 'Quote' },
	{ value: 'code', label: 'Code' },
]

function BlockMenu({ editor, current }: { editor: LexicalEditor; current: BlockKind | null }) {
	const label = kinds.find(({ value }) => value === current)?.label ?? 'Paragraph'
	return (
		<ToolbarMenu label={`Text style: ${label}`} title="Text style" shown={label} className="w-28">
			{(choose) => (
				<MenuChoices
					label="Text style"
					value={current ?? 'paragraph'}
					options={kinds}
					onChange={(kind) =>
						choose(() => {
							editor.update(() => $setBlockKind(kind))
							focusText(editor)
						})
					}
				/>
			)}
		</ToolbarMenu>
	)
}

/** Rounding leaves a fraction of a pixel at either end. */
const tolerance = 2

/** Whether a row that scrolls sideways hides something before or after what it shows. */
function useHiddenEnds(row: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
	const [hidden, setHidden] = useState({ before: false, after: false })
	useEffect(() => {
		const element = row.current
		if (!element) return
		function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
			// In right-to-left text the offset is negative.
			const offset = Math.abs(scrollLeft)
			const next = { before: offset > tolerance, after: scrollWidth - clientWidth - offset > tolerance }
			setHidden((last) => (last.before === next.before && last.after === next.after ? last : next))
		}
		const update = () => measure(element)
		const observer = new ResizeObserver(update)
		observer.observe(element)
		element.addEventListener('scroll', update, { passive: true })
		return () => {
			observer.disconnect()
			element.removeEventListener('scroll', update)
		}
	}, [row])
	return hidden
}
