import type { ComponentProps } from 'react'
import type { Question } from '#contracts/careers/questions.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type AnswerField, answerField } from './application-fields.ts'
import { ApplicationIsland } from './application-island.tsx'

type Props = {
	questions: readonly Question[]
	field: (name: AnswerField) => { id: string; name: string; error?: string }
}

/** The questions of a job in the form of an application. A form without questions does not load this file. */
const QuestionFields = ({ questions, field }: Props) =>
	questions.map(({ id, kind, words, choices, required }) => {
		const shared = { label: <bdi>{words}</bdi>, required, ...field(answerField(id)) }
		if (kind === 'text') return <TextField key={id} autoComplete="off" {...shared} />
		if (kind === 'number') return <TextField key={id} autoComplete="off" inputMode="decimal" {...shared} />
		return (
			<SelectField key={id} defaultValue="" {...shared}>
				<option value="">Select an answer</option>
				{choices.map((choice) => (
					<option key={choice} value={choice} dir="auto">
						{choice}
					</option>
				))}
			</SelectField>
		)
	})

export const AskingIsland = (props: Omit<ComponentProps<typeof ApplicationIsland>, 'Fields'>) => (
	<ApplicationIsland {...props} Fields={QuestionFields} />
)
