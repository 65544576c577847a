import type { UseFormReturn } from 'react-hook-form'
import type { EditedJob } from '#contracts/careers/careers.ts'
import type { JobTypes } from '#contracts/careers/job-types.ts'
import { countries, countryName, ownCountry } from '#contracts/shared/countries.ts'
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx'
import { NewLabel } from '../forms/new-label.tsx'
import { useAdded } from '../forms/use-added.ts'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { DatesFields } from './dates-fields.tsx'
import { JobTypeForm } from './job-types-dialog.tsx'
import type { JobValues } from './job-values.ts'
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

const named = countries.map((code) => ({ code, name: countryName(code) }))
const byName = named.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
const ownFirst = [
	...byName.filter(({ code }) => code === ownCountry),
	...byName.filter(({ code }) => code !== ownCountry),
]

function PlaceFields({ form: { register, formState } }: { form: UseFormReturn<JobValues> }) {
	const { errors } = formState
	return (
		<>
			<TextField
				label="Job Location"
				required
				help="Shown to visitors."
				error={errors.jobLocation?.message}
				{...register('jobLocation')}
			/>
			<CheckboxField
				label="Remote"
				help="The work can be done from anywhere in the country."
				error={errors.remote?.message}
				{...register('remote')}
			/>
			<TextField
				label="City"
				help="Only the city, for search engines."
				error={errors.city?.message}
				{...register('city')}
			/>
			<SelectField label="Country" error={errors.country?.message} {...register('country')}>
				{ownFirst.map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</SelectField>
		</>
	)
}
