import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
	type Department,
	departmentForm,
	type DepartmentForm as SavedDepartment,
} from '#contracts/enquiries/enquiries.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { showFieldRefusals } from '../forms/field-refusals.ts'
import { FormNotices } from '../forms/form-notices.tsx'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import { enquiriesApi } from '../staff-api.ts'

type Values = z.input<typeof departmentForm>

type Props = {
	/** null adds one. */
	department: Department | null
	onCancel: () => void
	/** Loads the departments anew and drops what was typed. */
	onStartOver: () => void
	onSaved: () => void
}

export function DepartmentForm({ department, onCancel, onStartOver, onSaved }: Props) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [refusal, setRefusal] = useState<unknown>(null)
	const form = useForm<Values, unknown, SavedDepartment>({
		resolver: standardSchemaResolver(departmentForm),
		defaultValues: department ?? { id: null, name: '', mailbox: '' },
		...validationMode,
	})
	const { errors, isDirty, isValid, isSubmitting } = form.formState
	const draft = useDraft(form, `/Admin/Contactpage?departments=${department?.id ?? 'add'}`)
	const unsaved = useUnsavedChanges(isDirty, draft.forget)
	useSaveShortcut(element)

	const { setFocus } = form
	useEffect(() => setFocus('name'), [setFocus])

	async function save(changed: SavedDepartment) {
		setRefusal(null)
		try {
			await answerOf(enquiriesApi.saveDepartment.$post({ json: changed }))
		} catch (reason) {
			setRefusal(reason)
			showFieldRefusals(form, reason)
			return
		}
		draft.forget()
		unsaved.settle()
		toast({ tone: 'success', text: 'Department saved' })
		onSaved()
	}

	function leave(how: () => void) {
		draft.forget()
		how()
	}

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
			<FormNotices
				refusal={refusal === null ? null : failureText(refusal, messages.saveFailed)}
				stale={isRefusal(refusal, 'write.stale')}
				restored={draft.restored}
				onStartOver={() => leave(onStartOver)}
			/>
			<TextField label="Department name" required error={errors.name?.message} {...form.register('name')} />
			<TextField
				label="Mailbox"
				type="email"
				required
				help="Gets a mail when an enquiry arrives."
				error={errors.mailbox?.message}
				{...form.register('mailbox')}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={() => leave(onCancel)}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting} disabled={!isValid}>
					Save
				</Button>
			</div>
			{unsaved.question}
		</form>
	)
}
