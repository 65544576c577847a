import { Controller } from 'react-hook-form'
import { type EditedJob, jobFields, jobForm } from '#contracts/careers/careers.ts'
import type { JobTypes } from '#contracts/careers/job-types.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { brand } from '#web/content/brand.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { partsOf } from '../forms/form-data.ts'
import { flatShape } from '../items/drafts/form-content.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { FormPage } from '../publishing/form-page.tsx'
import type { FormProps } from '../publishing/form-route.tsx'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { LazyRichTextEditor } from '../rich-text/editor/lazy-editor.tsx'
import { careersApi } from '../staff-api.ts'
import { careersDescription } from './careers-description.ts'
import { describeJob } from './job-check.ts'
import { JobSide } from './job-side.tsx'
import { type JobValues, newJob, valuesOf } from './job-values.ts'
import { LentJob } from './lent-job.tsx'
import { QuestionsField } from './questions-field.tsx'

const shape = flatShape<JobValues>(jobFields)

type Props = FormProps<EditedJob> & {
	types: JobTypes
	/** Whether the user may add job types. */
	isAdmin: boolean
	/** Whether the user may lend jobs. */
	lends: boolean
}

/** Adds a job (null) or edits one. */
export function JobForm({ item: job, types, isAdmin, lends, draft, onStartOver }: Props) {
	const { form, editor } = useItemForm<JobValues>({
		description: careersDescription,
		item: job,
		draft,
		shape,
		schema: jobForm,
		initial: job ? valuesOf(job) : newJob(),
		save: (values) => answerOf(careersApi.savejobdetails.$post({ form: partsOf(values) })),
		messages: { saved: messages.jobSaved, failed: messages.saveFailed },
		onStartOver,
	})
	const { register, control } = form
	const { errors } = form.formState

	return (
		<FormPage
			title={job ? 'Edit job post' : 'Add job post'}
			editor={editor}
			edited={job}
			side={
				<>
					<JobSide form={form} job={job} types={types} isAdmin={isAdmin} />
					{job && lends && <LentJob jobId={job.id} />}
					<PublishCheck form={form} describe={(values) => describeJob(values, job, types)} />
				</>
			}
		>
			<TextField
				label="Job Position"
				required
				help={brand.namesInForms === 'letters' ? 'Letters and spaces only.' : undefined}
				error={errors.jobPosition?.message}
				{...register('jobPosition')}
			/>
			<TextField
				label="Experience"
				required
				help="The number of years, and in which field."
				error={errors.experience?.message}
				{...register('experience')}
			/>
			<TextArea
				label="Job Qualification"
				required
				rows={3}
				error={errors.jobQualification?.message}
				{...register('jobQualification')}
			/>
			<TextArea
				label="Skills Required"
				required
				rows={3}
				error={errors.skillsRequired?.message}
				{...register('skillsRequired')}
			/>
			<Controller
				name="jobDescription"
				control={control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<LazyRichTextEditor
						ref={ref}
						label="Job Description"
						required
						initialHtml={value}
						error={fieldState.error?.message}
						onChange={onChange}
						onBlur={onBlur}
					/>
				)}
			/>
			<Controller
				name="questions"
				control={control}
				render={({ field: { value, ref, onChange }, fieldState }) => (
					<QuestionsField
						ref={ref}
						value={value}
						onChange={onChange}
						error={fieldState.error?.message}
						answered={job?.answeredQuestions ?? []}
					/>
				)}
			/>
		</FormPage>
	)
}
