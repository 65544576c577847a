import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { noteForm } from '#contracts/desks/conversation.ts'
import type { DeskPeople } from '#contracts/desks/desk.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { Suggestions } from '#web/ui/listbox/suggestions.tsx'
import { useListbox } from '#web/ui/listbox/use-listbox.ts'
import { reasonOf } from '../../../acts/failure-reason.ts'
import { useKeptForm } from '../../../forms/use-kept-form.ts'
import { validationMode } from '../../../forms/validation-mode.ts'
import { useDesk } from '../../desk-context.ts'
import { growing, resting, restingFrame } from '../composer.tsx'
import { sends } from '../reply/reply-form.tsx'
import { suggestedPeople, typedMention, withMention } from './mentions.ts'

type Props = {
	subjectId: number
	people: DeskPeople
	/** Whether it is written in. */
	isOpen: boolean
	onOpen: () => void
	field: RefObject<HTMLTextAreaElement | null>
	onAdded: (id: number) => void
}

/** Adds a note for colleagues. An @ suggests those who are told of it. */
export function NoteForm({ subjectId, people, isOpen, onOpen, field, onAdded }: Props) {
	const { desk } = useDesk()
	const form = useForm({
		resolver: standardSchemaResolver(noteForm),
		defaultValues: { subjectId, text: '' },
		...validationMode,
	})
	useKeptForm(form, `${desk.path}?note=${subjectId}`)
	const [failure, setFailure] = useState<unknown>(null)
	const [typed, setTyped] = useState<string | null>(null)
	const suggested = typed === null ? [] : suggestedPeople(people, typed)
	const colleagues = useListbox({
		label: 'Colleagues',
		options: suggested,
		keyOf: ({ id }) => id,
		onChoose: choose,
		onClose: () => setTyped(null),
	})
	const person = colleagues.active
	const { ref, onChange, ...registered } = form.register('text')
	const { errors, isDirty, isSubmitting } = form.formState
	const isResting = !isOpen && !isDirty

	const add = form.handleSubmit(async (json) => {
		setFailure(null)
		try {
			const id = await desk.calls.note(json)
			form.reset()
			onAdded(id)
		} catch (reason) {
			setFailure(reason)
		}
	})

	/** Looks for an @ before the caret. */
	function look(element: HTMLTextAreaElement) {
		const { value, selectionStart, selectionEnd } = element
		setTyped(selectionStart === selectionEnd ? typedMention(value.slice(0, selectionStart)) : null)
		colleagues.reset()
	}

	function choose({ userName }: DeskPeople[number]) {
		const element = field.current
		if (!element) return
		const { text, caret } = withMention(element.value, element.selectionStart, userName)
		form.setValue('text', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
		element.setSelectionRange(caret, caret)
		setTyped(null)
	}

	function onKeyDown(event: KeyboardEvent) {
		if (sends(event)) void add()
		else if (person && pressedKey(event) === 'Tab') choose(person)
		else if (!colleagues.onKeyDown(event)) return
		event.preventDefault()
		event.stopPropagation()
	}

	return (
		<form noValidate onSubmit={add} className={classNames('flex flex-col gap-2', isResting && restingFrame)}>
			{failure !== null && <Alert tone="danger">{`The note was not added. ${reasonOf(failure)}`}</Alert>}
			<div className="relative">
				{person && (
					<Suggestions listbox={colleagues} className="start-0 bottom-full max-h-72 w-72 max-w-full">
						{({ fullName, userName }) => (
							<span className="flex flex-wrap items-center gap-x-2 text-sm">
								<bdi className="font-medium wrap-anywhere">{fullName}</bdi>
								<bdi className="text-xs wrap-anywhere">{`@${userName}`}</bdi>
							</span>
						)}
					</Suggestions>
				)}
				<TextArea
					{...registered}
					ref={(element) => {
						ref(element)
						field.current = element
					}}
					label="Note"
					help={
						<span className={isResting ? 'sr-only' : undefined}>
							Only staff see it. @ and a name tells a colleague by mail.
						</span>
					}
					error={errors.text?.message}
					className={isResting ? resting : growing}
					rows={isResting ? 1 : undefined}
					placeholder={isResting ? 'Note for colleagues' : undefined}
					onFocus={onOpen}
					{...colleagues.field}
					aria-keyshortcuts="Control+Enter"
					onChange={(event) => {
						void onChange(event)
						look(event.target)
					}}
					onClick={(event) => look(event.currentTarget)}
					onBlur={(event) => {
						void registered.onBlur(event)
						setTyped(null)
					}}
					onKeyDown={onKeyDown}
				/>
				<p role="status" className="sr-only">
					{person && `${suggested.length} ${suggested.length === 1 ? 'colleague' : 'colleagues'} suggested`}
				</p>
			</div>
			<Button type="submit" size="small" busy={isSubmitting} className={classNames('self-end', isResting && 'hidden!')}>
				Add note
			</Button>
		</form>
	)
}
