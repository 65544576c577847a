import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import {
	type EmploymentType,
	employmentTypes,
	type JobType,
	jobTypeForm,
	type JobTypeInput as SavedJobType,
} from '#contracts/careers/job-types.ts'
import { answerOf } from '#web/api.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { DialogForm, type FormCallbacks, NestedDialogForm } from '../forms/dialog-form.tsx'
import { validationMode } from '../forms/validation-mode.ts'
import { NamesDialog } from '../lists/names/names-dialog.tsx'
import { careersApi } from '../staff-api.ts'

/** The employment types of search engines, in words. */
const employmentLabels: Record<EmploymentType, string> = {
	FULL_TIME: 'Full time',
	PART_TIME: 'Part time',
	CONTRACTOR: 'Contractor',
	TEMPORARY: 'Temporary',
	INTERN: 'Intern',
	VOLUNTEER: 'Volunteer',
	PER_DIEM: 'Paid by the day',
	OTHER: 'Other',
}

/** They fit on one page. */
const load = async () => ({ content: await answerOf(careersApi.listjobtypes.$get()), totalPages: 1 })

type Props = { onClose: () => void; onChanged: () => void }

/** The job types and their employment types for search engines. */
export function JobTypesDialog({ onClose, onChanged }: Props) {
	return (
		<NamesDialog
			title="Job types"
			description="The types of job posts, and the kind of employment that search engines list them under."
			noun="job type"
			load={load}
			loadFailed="The job types could not be loaded. Check your connection."
			empty="No job types"
			rowOf={({ id, name, employmentType }) => ({
				id,
				name,
				detail: `Search engines: ${employmentLabels[employmentType]}`,
			})}
			change="Edit"
			form={(jobType, steps) => <JobTypeForm {...steps} jobType={jobType} />}
			onClose={onClose}
			onChanged={onChanged}
		/>
	)
}

type Values = z.input<typeof jobTypeForm>

type JobTypeFormProps = FormCallbacks & {
	jobType: JobType | null
	/** Gets the saved job type. For a dialog above a page's form. */
	onAdded?: (jobType: { id: number; name: string }) => void
}

/** Adds a job type (null) or edits one. */
export function JobTypeForm({ jobType, onAdded, ...callbacks }: JobTypeFormProps) {
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
