import { $isListNode, type ListNode } from '@lexical/list'
import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { useState } from 'react'
import { highestStart, type Numbering } from '#contracts/content/rich-text.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SmallForm } from '../../forms/small-form.tsx'
import { $numberingOf, $setNumbering } from '../nodes/list-numbering.ts'

const kinds: readonly { value: Numbering | ''; label: string }[] = [
	{ value: '', label: '1, 2, 3' },
	{ value: 'a', label: 'a, b, c' },
	{ value: 'A', label: 'A, B, C' },
	{ value: 'i', label: 'i, ii, iii' },
	{ value: 'I', label: 'I, II, III' },
]

/** Sets how the numbered list at the caret counts, and where it begins. */
export function NumberingDialog({ editor, onClose }: { editor: LexicalEditor; onClose: () => void }) {
	const [given] = useState(() => editor.read($givenNumbering))
	const [start, setStart] = useState(String(given.start))
	const [kind, setKind] = useState<string>(given.numbering ?? '')
	const [sent, setSent] = useState(false)
	const isWrong = !/^\d+$/.test(start.trim()) || Number(start) > highestStart

	function send() {
		setSent(true)
		if (isWrong) return
		editor.update(
			() => {
				const list = $numberedList()
				if (list) $setNumbering(list, { numbering: kind, start: Number(start) })
			},
			{ discrete: true },
		)
		onClose()
	}

	return (
		<SmallForm title="Numbering" send="Save" onSend={send} onClose={onClose}>
			<TextField
				label="First number"
				inputMode="numeric"
				autoComplete="off"
				value={start}
				onChange={({ target }) => setStart(target.value)}
				help="The list goes on from here. Write 3 to begin with 3, c or iii."
				error={sent && isWrong ? `Enter a number from 0 to ${highestStart}` : undefined}
			/>
			<SelectField label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
				{kinds.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
		</SmallForm>
	)
}

/** The innermost list around the caret, if it is numbered. */
function $numberedList(): ListNode | null {
	const selection = $getSelection()
	const list = $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isListNode) : null
	return list?.getListType() === 'number' ? list : null
}

function $givenNumbering(): { numbering: Numbering | null; start: number } {
	const list = $numberedList()
	return list ? { numbering: $numberingOf(list), start: list.getStart() } : { numbering: null, start: 1 }
}
