import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
	employmentTypes,
	type JobType,
	jobTypeForm,
	type JobTypeForm as SavedJobType,
} from '#contracts/careers/careers.ts'
import { answerOf } from '#web/api.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { DialogForm, type FormCallbacks } from '../forms/dialog-form.tsx'
import { validationMode } from '../forms/validation-mode.ts'
import { careersApi } from '../staff-api.ts'
import { employmentLabels } from './employment-labels.ts'

type Values = z.input<typeof jobTypeForm>

/** Adds a job type (null) or edits one. */
export function JobTypeForm({ jobType, ...callbacks }: FormCallbacks & { jobType: JobType | null }) {
	const form = useForm<Values, unknown, SavedJobType>({
		resolver: standardSchemaResolver(jobTypeForm),
		defaultValues: jobType ?? { id: null, name: '', employmentType: 'OTHER' },
		...validationMode,
	})
	const { errors } = form.formState
	return (
		<DialogForm
			{...callbacks}
			form={form}
			save={(json) => answerOf(careersApi.savejobtype.$post({ json }))}
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
		</DialogForm>
	)
}
