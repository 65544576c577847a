import type { UseFormReturn } from 'react-hook-form'
import type { EditedJob } from '#contracts/careers/careers.ts'
import type { JobTypes } from '#contracts/careers/job-types.ts'
import { SelectField } from '#web/ui/field.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { NewLabel } from '../publishing/new-label.tsx'
import { useAdded } from '../publishing/use-added.ts'
import { DatesFields } from './dates-fields.tsx'
import { JobTypeForm } from './job-type-form.tsx'
import type { JobValues } from './job-values.ts'
import { PlaceFields } from './place-fields.tsx'
import { SalaryFields } from './salary-fields.tsx'

type Props = { form: UseFormReturn<JobValues>; job: EditedJob | null; types: JobTypes; isAdmin: boolean }

export function JobSide({ form, job, types, isAdmin }: Props) {
	const { register, setValue, formState } = form
	const stored = Object.entries(types).map(([id, name]) => ({ id: Number(id), name }))
	const [known, add] = useAdded(stored, ({ id }) => id)

	function addType(type: { id: number; name: string }) {
		add(type)
		setValue('jobTypeId', String(type.id), { shouldDirty: true, shouldValidate: true })
	}

	return (
		<>
			<SettingsGroup title="Dates">
				<DatesFields form={form} />
			</SettingsGroup>
			<SettingsGroup title="Type and place">
				<SelectField label="Job Type" required error={formState.errors.jobTypeId?.message} {...register('jobTypeId')}>
					<option value="">Select a job type</option>
					{known.map(({ id, name }) => (
						<option key={id} value={id} dir="auto">
							{name}
						</option>
					))}
				</SelectField>
				{isAdmin && (
					<NewLabel noun="job type" form={(steps) => <JobTypeForm {...steps} jobType={null} onAdded={addType} />} />
				)}
				<PlaceFields form={form} />
			</SettingsGroup>
			<SalaryFields form={form} stored={job?.salaryCurrency} />
		</>
	)
}
