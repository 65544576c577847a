import type { LexicalEditor } from 'lexical'
import {
	Code,
	Heading2,
	Heading3,
	Heading4,
	ImagePlus,
	List,
	ListOrdered,
	type LucideIcon,
	Minus,
	Pilcrow,
	Table,
	TextQuote,
} from 'lucide-react'
import { $insertRule, toggleList } from '../commands/formatting.ts'
import { CHOOSE_PICTURE_COMMAND } from '../commands/insert-pictures.ts'
import { $setBlockKind, type BlockKind } from '../nodes/block-kinds.ts'
import { openDialog } from '../open-dialog.ts'

/** `$change` is one undo step with the removal of the slash. `ask` opens a dialog first. */
export type BlockChoice = {
	label: string
	/** Other words by which it is found. */
	words: readonly string[]
	Icon: LucideIcon
	/** Where it can be chosen, if not everywhere. */
	needs?: 'pictures' | 'no table'
} & ({ $change: (editor: LexicalEditor) => void } | { ask: (editor: LexicalEditor) => void })

const kind = (label: string, block: BlockKind, Icon: LucideIcon, ...words: string[]): BlockChoice => ({
	label,
	words,
	Icon,
	$change: () => $setBlockKind(block),
})

const blockChoices: readonly BlockChoice[] = [
	kind('Heading 2', 'h2', Heading2, 'h2', 'title'),
	kind('Heading 3', 'h3', Heading3, 'h3', 'subtitle'),
	kind('Heading 4', 'h4', Heading4, 'h4'),
	{
		label: 'Bulleted list',
		words: ['list', 'bullets', 'ul'],
		Icon: List,
		$change: (editor) => toggleList(editor, 'bullet', null),
	},
	{
		label: 'Numbered list',
		words: ['list', 'numbers', 'ordered', 'ol'],
		Icon: ListOrdered,
		$change: (editor) => toggleList(editor, 'number', null),
	},
	kind('Quote', 'quote', TextQuote, 'quotation', 'blockquote'),
	kind('Code', 'code', Code, 'pre'),
	{
		label: 'Horizontal line',
		words: ['divider', 'rule', 'separator', 'hr'],
		Icon: Minus,
		$change: $insertRule,
	},
	{
		label: 'Table',
		words: ['grid', 'rows', 'columns'],
		Icon: Table,
		needs: 'no table',
		ask: (editor) => openDialog(editor, { kind: 'table' }),
	},
	{
		label: 'Picture',
		words: ['image', 'photo', 'illustration'],
		Icon: ImagePlus,
		needs: 'pictures',
		ask: (editor) => editor.dispatchCommand(CHOOSE_PICTURE_COMMAND, undefined),
	},
	kind('Paragraph', 'paragraph', Pilcrow, 'text', 'plain'),
]

type Place = { hasPictures: boolean; inTable: boolean }

/** The choices that have a word beginning with each word of the query, those found by their label first. */
export function choicesFor(query: string, { hasPictures, inTable }: Place): BlockChoice[] {
	const typed = query.toLowerCase().split(' ').filter(Boolean)
	const starts = (words: readonly string[]) => typed.every((part) => words.some((word) => word.startsWith(part)))
	const possible = blockChoices.filter(({ needs }) => (needs === 'pictures' ? hasPictures : !(needs && inTable)))
	const labelOf = ({ label }: BlockChoice) => label.toLowerCase().split(' ')
	const byLabel = possible.filter((choice) => starts(labelOf(choice)))
	const byWord = possible.filter((choice) => !byLabel.includes(choice) && starts([...labelOf(choice), ...choice.words]))
	return [...byLabel, ...byWord]
}
