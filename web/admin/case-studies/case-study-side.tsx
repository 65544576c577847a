import { Controller, type UseFormReturn } from 'react-hook-form'
import type { CaseStudyCategory, CaseStudyDetails } from '#contracts/case-studies.ts'
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx'
import { PdfField } from '../pictures/pdf-field.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { fileOf } from '../publishing/file-value.ts'
import { type CaseStudyValues, heightHint, pictureSlot } from './case-study-values.ts'
import { usePictureHeight } from './use-picture-height.ts'

type Props = {
	form: UseFormReturn<CaseStudyValues>
	caseStudy: CaseStudyDetails | null
	categories: readonly CaseStudyCategory[]
}

/** What stands beside the texts: status, date, category and files. */
export function CaseStudySide({ form, caseStudy, categories }: Props) {
	const { register, control, setValue, watch } = form
	const { errors } = form.formState
	const chosenHeight = usePictureHeight(fileOf(watch('thumbnailImage')))
	const picture = caseStudy && {
		url: caseStudy.thumbnailImage,
		width: caseStudy.thumbnailWidth,
		height: caseStudy.thumbnailHeight,
	}
	const pdf = caseStudy && { url: caseStudy.pdfAttachment, name: caseStudy.pdfName, size: caseStudy.pdfSize }

	return (
		<>
			<CheckboxField
				label="Published"
				help="Visitors see it from the moment it is saved."
				{...register('isPublished')}
			/>
			<TextField
				label="Date"
				type="date"
				required
				error={errors.publishedDate?.message}
				{...register('publishedDate')}
			/>
			<SelectField
				label="Category"
				required
				help={categories.length === 0 ? 'There is none yet: add one in the list, under Categories.' : undefined}
				error={errors.categoryId?.message}
				{...register('categoryId')}
			>
				<option value="" />
				{categories.map(({ categoryId, categoryName }) => (
					<option key={categoryId} value={categoryId}>
						{categoryName}
					</option>
				))}
			</SelectField>
			<Controller
				name="thumbnailImage"
				control={control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<PictureField
						ref={ref}
						label="Image"
						required
						slot={pictureSlot}
						value={fileOf(value)}
						current={picture}
						help={heightHint(fileOf(value) ? chosenHeight : (picture?.height ?? null))}
						error={fieldState.error?.message}
						onBlur={onBlur}
						onChange={(file) => {
							onChange(file)
							setValue('hasThumbnailImageChanged', file !== null)
						}}
						alt={watch('thumbnailAlt') ?? ''}
						onAltChange={(alt) => setValue('thumbnailAlt', alt, { shouldDirty: true })}
						altError={errors.thumbnailAlt?.message}
					/>
				)}
			/>
			<Controller
				name="pdfAttachment"
				control={control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<PdfField
						ref={ref}
						label="PDF"
						required
						help="At most 10 MB. Visitors get it under this name."
						value={fileOf(value)}
						current={pdf}
						error={fieldState.error?.message}
						onBlur={onBlur}
						onChange={(file) => {
							onChange(file)
							setValue('hasPdfAttachmentChanged', file !== null)
						}}
					/>
				)}
			/>
		</>
	)
}
