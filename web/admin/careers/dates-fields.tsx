import { type UseFormReturn, useWatch } from 'react-hook-form'
import { longestAnswerDays } from '#contracts/careers/careers.ts'
import { brand } from '#web/content/brand.ts'
import { TextField } from '#web/ui/field.tsx'
import { JobStatePill } from './job-state-pill.tsx'
import type { JobValues } from './job-values.ts'
import { stateByDates } from './state-by-dates.ts'

type Form = { form: UseFormReturn<JobValues> }

/** The dates of a job and the state that follows from them. */
export function DatesFields({ form }: Form) {
	const { register, trigger, getValues, formState } = form
	const { errors } = formState
	return (
		<>
			<TextField
				label="Start Date"
				type="date"
				required
				error={errors.startDate?.message}
				{...register('startDate', {
					// The due date is checked against the start date.
					onChange: () => getValues('dueDate') && void trigger('dueDate'),
				})}
			/>
			<TextField
				label="Due Date"
				type="date"
				required
				help={`Applications are taken until the end of this day, ${brand.timeZone.name}.`}
				error={errors.dueDate?.message}
				{...register('dueDate')}
			/>
			<State form={form} />
			<TextField
				label="Applicants hear within (days)"
				inputMode="numeric"
				autoComplete="off"
				help={`From 1 to ${longestAnswerDays}. Later, an application is overdue.`}
				error={errors.answerDays?.message}
				{...register('answerDays')}
			/>
		</>
	)
}

function State({ form: { control } }: Form) {
	const [startDate, dueDate] = useWatch({ control, name: ['startDate', 'dueDate'] })
	const state = stateByDates(startDate, dueDate)
	return (
		<p role="status" className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
			{state && (
				<>
					<JobStatePill status={state.status} />
					<span>{state.meaning}</span>
				</>
			)}
		</p>
	)
}
