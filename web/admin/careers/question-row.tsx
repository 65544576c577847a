import { Trash2 } from 'lucide-react'
import { type Question, questionKinds } from '#contracts/careers/questions.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { CheckboxField, SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { MoveButtons } from '../move-buttons.tsx'

type Props = {
	question: Question
	/** Counted from 0. */
	place: number
	isLast: boolean
	isAnswered: boolean
	onChange: (part: Partial<Question>) => void
	onMove: (by: -1 | 1) => void
	onRemove: () => void
}

const kindNames: Record<Question['kind'], string> = {
	text: 'Short text',
	number: 'Number',
	'yes-no': 'Yes or no',
	choice: 'One of several',
}

/** The fields of one question. A question with answers cannot be reworded. */
export function QuestionRow({ question, place, isLast, isAnswered, onChange, onMove, onRemove }: Props) {
	const { id, kind, words, choices, required, retired } = question
	const name = `Question ${place + 1}`
	return (
		<li className="rounded-md border border-line bg-surface p-4">
			<fieldset className="grid gap-4">
				<legend className="sr-only">{name}</legend>
				<div className="flex flex-wrap items-center">
					<span aria-hidden="true" className="me-auto text-sm text-muted">
						{retired ? `${name}, retired` : name}
					</span>
					<MoveButtons
						name={name}
						labels={{ up: 'Move up', down: 'Move down' }}
						isFirst={place === 0}
						isLast={isLast}
						onMove={onMove}
					/>
					{isAnswered ? (
						<Button variant="quiet" size="small" onClick={() => onChange({ retired: !retired })}>
							{retired ? 'Ask again' : 'Retire'}
						</Button>
					) : (
						<IconButton label={`Delete ${name}`} onClick={onRemove} data-delete>
							<Trash2 aria-hidden="true" />
						</IconButton>
					)}
				</div>
				<TextField
					id={id}
					label="What is asked"
					required
					disabled={isAnswered}
					help={isAnswered ? 'It has answers. To change it, retire it and add another question.' : undefined}
					value={words}
					onChange={({ target }) => onChange({ words: target.value })}
				/>
				<SelectField
					label="Answer"
					disabled={isAnswered}
					value={kind}
					onChange={({ target }) => onChange({ kind: questionKinds.find((each) => each === target.value) ?? kind })}
				>
					{questionKinds.map((each) => (
						<option key={each} value={each}>
							{kindNames[each]}
						</option>
					))}
				</SelectField>
				{kind === 'choice' && (
					<TextArea
						label="Choices"
						required
						disabled={isAnswered}
						help="One on each line, from 2 to 10."
						value={choices.join('\n')}
						onChange={({ target }) => onChange({ choices: target.value.split('\n') })}
					/>
				)}
				<CheckboxField
					label="Required"
					checked={required}
					onChange={({ target }) => onChange({ required: target.checked })}
				/>
			</fieldset>
		</li>
	)
}
