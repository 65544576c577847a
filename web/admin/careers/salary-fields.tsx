import type { UseFormReturn } from 'react-hook-form'
import { type SalaryUnit, salaryUnits } from '#contracts/careers/careers.ts'
import { brand } from '#web/content/brand.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { JobValues } from './job-values.ts'

/** The company's own currency and those of likely countries. A stored currency is added. */
const usual = [
	...new Set([brand.currency, 'INR', 'AED', 'USD', 'EUR', 'GBP', 'SAR', 'QAR', 'OMR', 'SGD', 'AUD', 'CAD']),
]
const names = new Intl.DisplayNames('en', { type: 'currency' })

const unitLabels: Record<SalaryUnit, string> = {
	HOUR: 'Hour',
	DAY: 'Day',
	WEEK: 'Week',
	MONTH: 'Month',
	YEAR: 'Year',
}

type Props = { form: UseFormReturn<JobValues> /** The stored currency. */; stored: string | undefined }

/** The optional salary: a minimum, a maximum, or both. */
export function SalaryFields({ form: { register, trigger, getValues, formState }, stored }: Props) {
	const { errors } = formState
	const currencies = stored && !usual.includes(stored) ? [...usual, stored] : usual
	return (
		<fieldset className="flex flex-col gap-5 border-t border-line pt-5">
			<legend className="float-start mb-1 w-full font-semibold">
				Salary <span className="font-normal text-muted">(optional)</span>
			</legend>
			<div className="clear-start grid grid-cols-2 gap-3">
				<TextField
					label="Lowest"
					inputMode="numeric"
					autoComplete="off"
					error={errors.salaryMin?.message}
					{...register('salaryMin', { onChange: () => getValues('salaryMax') && void trigger('salaryMax') })}
				/>
				<TextField
					label="Highest"
					inputMode="numeric"
					autoComplete="off"
					error={errors.salaryMax?.message}
					{...register('salaryMax')}
				/>
			</div>
			<SelectField label="Currency" error={errors.salaryCurrency?.message} {...register('salaryCurrency')}>
				{currencies.map((code) => (
					<option key={code} value={code}>
						{/^[A-Z]{3}$/.test(code) ? `${code}, ${names.of(code)}` : code}
					</option>
				))}
			</SelectField>
			<SelectField label="Paid per" error={errors.salaryUnit?.message} {...register('salaryUnit')}>
				{salaryUnits.map((unit) => (
					<option key={unit} value={unit}>
						{unitLabels[unit]}
					</option>
				))}
			</SelectField>
		</fieldset>
	)
}
