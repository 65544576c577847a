import type { UseFormReturn } from 'react-hook-form'
import { countries, countryName, ownCountry } from '#contracts/shared/countries.ts'
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx'
import type { JobValues } from './job-values.ts'

const named = countries.map((code) => ({ code, name: countryName(code) }))
const byName = named.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
const ownFirst = [
	...byName.filter(({ code }) => code === ownCountry),
	...byName.filter(({ code }) => code !== ownCountry),
]

export function PlaceFields({ form: { register, formState } }: { form: UseFormReturn<JobValues> }) {
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
