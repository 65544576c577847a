import { INSERT_TABLE_COMMAND } from '@lexical/table'
import type { LexicalEditor } from 'lexical'
import { useState } from 'react'
import { CheckboxField, TextField } from '#web/ui/field.tsx'
import { SmallForm } from '../../forms/small-form.tsx'

const most = { rows: 50, columns: 10 }

const isCount = (text: string, highest: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= highest

export function TableDialog({ editor, onClose }: { editor: LexicalEditor; onClose: () => void }) {
	const [rows, setRows] = useState('3')
	const [columns, setColumns] = useState('3')
	const [hasHeader, setHasHeader] = useState(true)
	const [sent, setSent] = useState(false)
	const wrong = {
		rows: isCount(rows, most.rows) ? undefined : `Enter a number from 1 to ${most.rows}`,
		columns: isCount(columns, most.columns) ? undefined : `Enter a number from 1 to ${most.columns}`,
	}

	function send() {
		setSent(true)
		if (wrong.rows || wrong.columns) return
		editor.dispatchCommand(INSERT_TABLE_COMMAND, {
			rows,
			columns,
			includeHeaders: { rows: hasHeader, columns: false },
		})
		onClose()
	}

	return (
		<SmallForm title="Insert a table" send="Insert" onSend={send} onClose={onClose}>
			<div className="grid grid-cols-2 gap-4">
				<TextField
					label="Rows"
					inputMode="numeric"
					value={rows}
					onChange={({ target }) => setRows(target.value)}
					error={sent ? wrong.rows : undefined}
				/>
				<TextField
					label="Columns"
					inputMode="numeric"
					value={columns}
					onChange={({ target }) => setColumns(target.value)}
					error={sent ? wrong.columns : undefined}
				/>
			</div>
			<CheckboxField
				label="First row is a header"
				checked={hasHeader}
				onChange={({ target }) => setHasHeader(target.checked)}
			/>
		</SmallForm>
	)
}
