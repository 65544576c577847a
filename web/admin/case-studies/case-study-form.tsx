import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import {
	type CaseStudyCategory,
	type CaseStudyDetails,
	caseStudyFields,
	caseStudyForm,
} from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { partsOf } from '../forms/form-data.ts'
import { flatShape } from '../items/drafts/form-content.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { FormPage } from '../publishing/form-page.tsx'
import type { FormProps } from '../publishing/form-route.tsx'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { caseStudiesApi } from '../staff-api.ts'
import { caseStudiesDescription } from './case-studies-description.ts'
import { describeCaseStudy } from './case-study-check.ts'
import { CaseStudySide } from './case-study-side.tsx'
import { type CaseStudyValues, newCaseStudy, valuesOf } from './case-study-values.ts'
import { ItemsField, type ItemsHandle } from './items-field.tsx'

type Props = FormProps<CaseStudyDetails> & { categories: readonly CaseStudyCategory[] }

const shape = flatShape<CaseStudyValues>(caseStudyFields)

/** Adds a case study (null) or edits one. */
export function CaseStudyForm({ item: caseStudy, categories, draft, onStartOver }: Props) {
	const challenges = useRef<ItemsHandle>(null)
	const benefits = useRef<ItemsHandle>(null)
	const { form, editor } = useItemForm<CaseStudyValues>({
		description: caseStudiesDescription,
		item: caseStudy,
		draft,
		shape,
		schema: caseStudyForm,
		initial: caseStudy ? valuesOf(caseStudy) : newCaseStudy(),
		save,
		messages: { saved: messages.caseStudySaved, failed: messages.caseStudyFailed },
		/** List items that were typed and not added yet. */
		commit: () => [challenges, benefits].map(({ current }) => current?.commit() ?? true).every(Boolean),
		onStartOver,
	})
	const { register, control } = form
	const { errors } = form.formState

	return (
		<FormPage
			title={caseStudy ? 'Edit case study' : 'Add case study'}
			editor={editor}
			edited={caseStudy}
			side={
				<>
					<CaseStudySide form={form} caseStudy={caseStudy} categories={categories} />
					<PublishCheck form={form} describe={(values, pictureOf) => describeCaseStudy(values, caseStudy, pictureOf)} />
				</>
			}
		>
			<TextField label="Title" required error={errors.title?.message} {...register('title')} />
			<TextArea
				label="Description"
				required
				rows={7}
				help="An empty line starts a new paragraph. The first one is set larger."
				error={errors.description?.message}
				{...register('description')}
			/>
			<Controller
				name="challenges"
				control={control}
				render={({ field, fieldState }) => (
					<ItemsField
						{...field}
						handle={challenges}
						label="Challenges"
						itemName="challenge"
						emptyMessage={messages.emptyChallenge}
						required
						error={fieldState.error?.message}
					/>
				)}
			/>
			<Controller
				name="benefits"
				control={control}
				render={({ field, fieldState }) => (
					<ItemsField
						{...field}
						handle={benefits}
						label="Benefits"
						itemName="benefit"
						emptyMessage={messages.emptyBenefit}
						required
						error={fieldState.error?.message}
					/>
				)}
			/>
		</FormPage>
	)
}

/** Replaces the server's general failure message with this form's. */
async function save(values: CaseStudyValues): Promise<number> {
	try {
		return await answerOf(caseStudiesApi.savecasestudy.$post({ form: partsOf(values) }))
	} catch (reason) {
		throw isRefusal(reason, 'unexpected') ? new Error(messages.caseStudyFailed, { cause: reason }) : reason
	}
}
