import type { UseFormReturn } from 'react-hook-form'
import type { EditedJob, JobTypes } from '#contracts/careers/careers.ts'
import { SelectField } from '#web/ui/field.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { DatesFields } from './dates-fields.tsx'
import type { JobValues } from './job-values.ts'
import { PlaceFields } from './place-fields.tsx'
import { SalaryFields } from './salary-fields.tsx'

type Props = { form: UseFormReturn<JobValues>; job: EditedJob | null; types: JobTypes }

export function JobSide({ form, job, types }: Props) {
	const { register, formState } = form
	return (
		<>
			<SettingsGroup title="Dates">
				<DatesFields form={form} />
			</SettingsGroup>
			<SettingsGroup title="Type and place">
				<SelectField label="Job Type" required error={formState.errors.jobTypeId?.message} {...register('jobTypeId')}>
					<option value="">Select a job type</option>
					{Object.entries(types).map(([id, name]) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<PlaceFields form={form} />
			</SettingsGroup>
			<SalaryFields form={form} stored={job?.salaryCurrency} />
		</>
	)
}
