import { Plus } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { mostQuestions, newQuestionId, type Question, questionsIn } from '#contracts/careers/questions.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNotes, useField } from '#web/ui/field-frame.tsx'
import { withMoved } from '../file-fields/gallery-entry.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { QuestionRow } from './question-row.tsx'

type Props = {
	/** JSON. */
	value: unknown
	onChange: (value: string) => void
	error: string | undefined
	/** The ids of the questions with answers. */
	answered: readonly string[]
	/** The button that adds a question. It gets the focus if a question is not valid. */
	ref: Ref<HTMLButtonElement>
}

/** The questions of a job, to add, edit, reorder, and delete or retire. */
export function QuestionsField({ value, onChange, error, answered, ref }: Props) {
	const questions = questionsIn(value)
	const help = `Asked in the form of an application. At most ${mostQuestions}.`
	const { ids } = useField({ error, help })
	const removal = useFocusAfterRemoval(
		questions.map(({ id }) => ({ key: id })),
		ids.control,
	)
	const [notice, setNotice] = useState('')
	const added = useRef('')
	useEffect(() => {
		document.getElementById(added.current)?.focus()
		added.current = ''
	})

	function change(next: readonly Question[], told = '') {
		setNotice(told)
		onChange(JSON.stringify(next))
	}

	function add() {
		added.current = newQuestionId()
		const empty = { kind: 'text', words: '', choices: [], required: false, retired: false } as const
		change([...questions, { id: added.current, ...empty, choices: [] }])
	}

	return (
		<fieldset className="flex min-w-0 flex-col gap-3">
			<legend className="mb-2 text-sm font-semibold">Questions to applicants</legend>
			<ol ref={removal.ref} className="flex flex-col gap-3 empty:hidden">
				{questions.map((question, place) => (
					<QuestionRow
						key={question.id}
						question={question}
						place={place}
						isLast={place === questions.length - 1}
						isAnswered={answered.includes(question.id)}
						onChange={(part) => change(questions.with(place, { ...question, ...part }))}
						onMove={(by) =>
							change(withMoved(questions, place, by), `Question ${place + 1} is now number ${place + 1 + by}.`)
						}
						onRemove={() => {
							removal.removing(question.id)
							change(questions.toSpliced(place, 1), `Question ${place + 1} deleted, ${questions.length - 1} left.`)
						}}
					/>
				))}
			</ol>
			<Button
				ref={ref}
				id={ids.control}
				variant="secondary"
				size="small"
				icon={Plus}
				onClick={add}
				className="self-start"
			>
				Add question
			</Button>
			<FieldNotes ids={ids} help={help} error={error} />
			<p role="status" className="sr-only">
				{notice}
			</p>
		</fieldset>
	)
}
