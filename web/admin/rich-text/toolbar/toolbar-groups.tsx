import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import {
	Bold,
	Code,
	Hash,
	IndentDecrease,
	IndentIncrease,
	Italic,
	Link,
	List,
	ListOrdered,
	type LucideIcon,
	Redo2,
	RemoveFormatting,
	Strikethrough,
	Subscript,
	Superscript,
	Underline,
	Undo2,
} from 'lucide-react'
import { focusText } from '../caret.ts'
import { $clearFormatting, $nest, type ListKind, toggleList } from '../commands/formatting.ts'
import { openDialog } from '../open-dialog.ts'
import type { TextFormat } from '../text-formats.ts'
import { ToolbarButton, ToolbarGroup } from './toolbar-button.tsx'
import { type TextState, useHistoryState } from './toolbar-state.ts'

type Props = { editor: LexicalEditor; state: TextState }

const formats: readonly { format: TextFormat; label: string; Icon: LucideIcon }[] = [
	{ format: 'bold', label: 'Bold', Icon: Bold },
	{ format: 'italic', label: 'Italic', Icon: Italic },
	{ format: 'underline', label: 'Underline', Icon: Underline },
	{ format: 'strikethrough', label: 'Strikethrough', Icon: Strikethrough },
	{ format: 'superscript', label: 'Superscript', Icon: Superscript },
	{ format: 'subscript', label: 'Subscript', Icon: Subscript },
	{ format: 'code', label: 'Inline code', Icon: Code },
]

const lists: readonly { kind: ListKind; label: string; Icon: LucideIcon }[] = [
	{ kind: 'bullet', label: 'Bulleted list', Icon: List },
	{ kind: 'number', label: 'Numbered list', Icon: ListOrdered },
]

const levels = [
	{ by: -1, label: 'Decrease indent (Shift+Tab)', can: 'canUnnest', Icon: IndentDecrease },
	{ by: 1, label: 'Increase indent (Tab)', can: 'canNest', Icon: IndentIncrease },
] as const

/** Returns the focus to the text. */
function runAndFocus(editor: LexicalEditor, run: () => void) {
	run()
	focusText(editor)
}

export const FormatTools = ({ editor, state }: Props) => (
	<ToolbarGroup label="Format">
		{formats.map(({ format, label, Icon }) => (
			<ToolbarButton
				key={format}
				label={label}
				shortcut={format}
				pressed={state.formats.includes(format)}
				onPress={() => runAndFocus(editor, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format))}
			>
				<Icon aria-hidden="true" />
			</ToolbarButton>
		))}
		<ToolbarButton
			label="Link"
			shortcut="link"
			pressed={state.isLink}
			onPress={() => openDialog(editor, { kind: 'link' })}
		>
			<Link aria-hidden="true" />
		</ToolbarButton>
		<ToolbarButton
			label="Clear formatting"
			shortcut="clear"
			onPress={() => runAndFocus(editor, () => editor.update($clearFormatting))}
		>
			<RemoveFormatting aria-hidden="true" />
		</ToolbarButton>
	</ToolbarGroup>
)

export const ListTools = ({ editor, state }: Props) => (
	<ToolbarGroup label="Lists">
		{lists.map(({ kind, label, Icon }) => (
			<ToolbarButton
				key={kind}
				label={label}
				shortcut={kind}
				pressed={state.list === kind}
				onPress={() => runAndFocus(editor, () => toggleList(editor, kind, state.list))}
			>
				<Icon aria-hidden="true" />
			</ToolbarButton>
		))}
		<ToolbarButton
			label="Numbering…"
			disabled={state.list !== 'number'}
			onPress={() => openDialog(editor, { kind: 'numbering' })}
		>
			<Hash aria-hidden="true" />
		</ToolbarButton>
		{levels.map(({ by, label, can, Icon }) => (
			<ToolbarButton
				key={by}
				label={label}
				disabled={!state[can]}
				onPress={() => runAndFocus(editor, () => editor.update(() => $nest(by)))}
			>
				<Icon aria-hidden="true" />
			</ToolbarButton>
		))}
	</ToolbarGroup>
)

export function HistoryTools({ editor }: { editor: LexicalEditor }) {
	const { canUndo, canRedo } = useHistoryState(editor)
	return (
		<ToolbarGroup label="History">
			<ToolbarButton
				label="Undo"
				shortcut="undo"
				disabled={!canUndo}
				onPress={() => runAndFocus(editor, () => editor.dispatchCommand(UNDO_COMMAND, undefined))}
			>
				<Undo2 aria-hidden="true" />
			</ToolbarButton>
			<ToolbarButton
				label="Redo"
				shortcut="redo"
				disabled={!canRedo}
				onPress={() => runAndFocus(editor, () => editor.dispatchCommand(REDO_COMMAND, undefined))}
			>
				<Redo2 aria-hidden="true" />
			</ToolbarButton>
		</ToolbarGroup>
	)
}
