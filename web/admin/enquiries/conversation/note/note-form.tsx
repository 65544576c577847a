import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { noteForm } from '#contracts/enquiries/conversation.ts'
import type { DeskPeople } from '#contracts/enquiries/desk.ts'
import { answerOf } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { useKeptForm } from '../../../forms/use-kept-form.ts'
import { validationMode } from '../../../forms/validation-mode.ts'
import { reasonOf } from '../../../items/lists/item-calls.ts'
import { deskApi } from '../../../staff-api.ts'
import { growing, resting, restingFrame } from '../composer.tsx'
import { sends } from '../reply/reply-form.tsx'
import { MentionOptions, mentionId } from './mention-options.tsx'
import { suggestedPeople, typedMention, withMention } from './mentions.ts'

type Props = {
	enquiryId: number
	people: DeskPeople
	/** Whether it is written in. */
	isOpen: boolean
	onOpen: () => void
	field: RefObject<HTMLTextAreaElement | null>
	onAdded: (id: number) => void
}

/** Adds a note for colleagues. An @ suggests those who are told of it. */
export function NoteForm({ enquiryId, people, isOpen, onOpen, field, onAdded }: Props) {
	const listId = useId()
	const form = useForm({
		resolver: standardSchemaResolver(noteForm),
		defaultValues: { enquiryId, text: '' },
		...validationMode,
	})
	useKeptForm(form, `/Admin/Contactpage?note=${enquiryId}`)
	const [failure, setFailure] = useState<unknown>(null)
	const [typed, setTyped] = useState<string | null>(null)
	const [active, setActive] = useState(0)
	const suggested = typed === null ? [] : suggestedPeople(people, typed)
	const person = suggested[active]
	const { ref, onChange, ...registered } = form.register('text')
	const { errors, isDirty, isSubmitting } = form.formState
	const isResting = !isOpen && !isDirty

	const add = form.handleSubmit(async (json) => {
		setFailure(null)
		try {
			const id = await answerOf(deskApi.note.$post({ json }))
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
		setActive(0)
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
		else {
			const key = pressedKey(event)
			const step = { ArrowDown: 1, ArrowUp: -1 }[key ?? '']
			if (!person) return
			if (step !== undefined) setActive((active + step + suggested.length) % suggested.length)
			else if (key === 'Enter' || key === 'Tab') choose(person)
			else if (key === 'Escape') setTyped(null)
			else return
		}
		event.preventDefault()
		event.stopPropagation()
	}

	return (
		<form noValidate onSubmit={add} className={classNames('flex flex-col gap-2', isResting && restingFrame)}>
			{failure !== null && <Alert tone="danger">{`The note was not added. ${reasonOf(failure)}`}</Alert>}
			<div className="relative">
				{person && <MentionOptions id={listId} people={suggested} active={active} onChoose={choose} />}
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
					autoComplete="off"
					aria-autocomplete="list"
					aria-controls={person ? listId : undefined}
					aria-activedescendant={person ? mentionId(listId, active) : undefined}
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
