import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
	employmentTypes,
	type JobType,
	jobTypeForm,
	type JobTypeInput as SavedJobType,
} from '#contracts/careers/job-types.ts'
import { answerOf } from '#web/api.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { DialogForm, type FormCallbacks, NestedDialogForm } from '../forms/dialog-form.tsx'
import { validationMode } from '../forms/validation-mode.ts'
import { careersApi } from '../staff-api.ts'
import { employmentLabels } from './employment-labels.ts'

type Values = z.input<typeof jobTypeForm>

type Props = FormCallbacks & {
	jobType: JobType | null
	/** Gets the saved job type. For a dialog above a page's form. */
	onAdded?: (jobType: { id: number; name: string }) => void
}

/** Adds a job type (null) or edits one. */
export function JobTypeForm({ jobType, onAdded, ...callbacks }: Props) {
	const Form = onAdded ? NestedDialogForm : DialogForm
	const form = useForm<Values, unknown, SavedJobType>({
		resolver: standardSchemaResolver(jobTypeForm),
		defaultValues: jobType ?? { id: null, name: '', employmentType: 'OTHER' },
		...validationMode,
	})
	const { errors } = form.formState
	return (
		<Form
			{...callbacks}
			form={form}
			save={async (json) => {
				const id = await answerOf(careersApi.savejobtype.$post({ json }))
				onAdded?.({ id, name: json.name })
			}}
			savedText="Job type saved"
		>
			<TextField
				label="Job type name"
				required
				autoComplete="off"
				error={errors.name?.message}
				{...form.register('name')}
			/>
			<SelectField
				label="Kind of employment"
				help="Search engines list the job posts under this kind."
				error={errors.employmentType?.message}
				{...form.register('employmentType')}
			>
				{employmentTypes.map((type) => (
					<option key={type} value={type}>
						{employmentLabels[type]}
					</option>
				))}
			</SelectField>
		</Form>
	)
}
