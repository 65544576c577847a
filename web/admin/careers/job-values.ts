import type { z } from 'zod/mini'
import { type EditedJob, jobFields, type jobForm } from '#contracts/careers/careers.ts'
import { usualAnswerDays } from '#contracts/hiring/stages.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'
import { emptyValues, loadedValues } from '../publishing/form-values.ts'

export type JobValues = z.input<typeof jobForm>

export const newJob = (): JobValues =>
	emptyValues('careers', jobFields, {
		country: ownCountry,
		salaryCurrency: brand.currency,
		salaryUnit: 'YEAR',
		answerDays: String(usualAnswerDays),
		questions: '[]',
	})

export const valuesOf = (job: EditedJob): JobValues =>
	loadedValues('careers', jobFields, job, { questions: JSON.stringify(job.questions) })
