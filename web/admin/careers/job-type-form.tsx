import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
	employmentTypes,
	type JobType,
	jobTypeForm,
	type JobTypeForm as SavedJobType,
} from '#contracts/careers/careers.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { showFieldRefusals } from '../forms/field-refusals.ts'
import { FormNotices } from '../forms/form-notices.tsx'
import { useUnsavedChanges } from '../forms/unsaved-changes.tsx'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import type { FormCallbacks } from '../lists/names-dialog.tsx'
import { careersApi } from '../staff-api.ts'
import { employmentLabels } from './employment-labels.ts'

type Values = z.input<typeof jobTypeForm>

/** Adds a job type, or edits the one that is given. */
export function JobTypeForm({ jobType, onCancel, onStartOver, onSaved }: FormCallbacks & { jobType: JobType | null }) {
	const element = useRef<HTMLFormElement>(null)
	const toast = useToast()
	const [refusal, setRefusal] = useState<unknown>(null)
	const form = useForm<Values, unknown, SavedJobType>({
		resolver: standardSchemaResolver(jobTypeForm),
		defaultValues: jobType ?? { id: null, name: '', employmentType: 'OTHER' },
		...validationMode,
	})
	const { errors, isDirty, isSubmitting } = form.formState
	const unsaved = useUnsavedChanges(isDirty, () => undefined)
	useSaveShortcut(element)

	const { setFocus } = form
	useEffect(() => setFocus('name'), [setFocus])

	async function save(changed: SavedJobType) {
		setRefusal(null)
		try {
			await answerOf(careersApi.savejobtype.$post({ json: changed }))
		} catch (reason) {
			setRefusal(reason)
			showFieldRefusals(form, reason)
			return
		}
		unsaved.settle()
		toast({ tone: 'success', text: 'Job type saved' })
		onSaved()
	}

	return (
		<form ref={element} noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
			<FormNotices
				refusal={refusal === null ? null : failureText(refusal, messages.saveFailed)}
				stale={isRefusal(refusal, 'write.stale')}
				restored={false}
				onStartOver={onStartOver}
			/>
			<TextField
				label="Job type name"
				required
				autoComplete="off"
				error={errors.name?.message}
				{...form.register('name')}
			/>
			<SelectField
				label="Kind of employment"
				help="What search engines list its job posts under."
				error={errors.employmentType?.message}
				{...form.register('employmentType')}
			>
				{employmentTypes.map((type) => (
					<option key={type} value={type}>
						{employmentLabels[type]}
					</option>
				))}
			</SelectField>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" busy={isSubmitting}>
					Save
				</Button>
			</div>
			{unsaved.question}
		</form>
	)
}
