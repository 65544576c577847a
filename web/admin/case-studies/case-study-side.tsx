import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CaseStudyCategory, CaseStudyDetails } from '#contracts/content/case-studies.ts'
import { TextField } from '#web/ui/field.tsx'
import { fileOf } from '../file-fields/file-value.ts'
import { NewLabel } from '../forms/new-label.tsx'
import { useAdded } from '../forms/use-added.ts'
import { CategorySelect } from '../publishing/category-select.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { ItemPdf } from '../publishing/item-pdf.tsx'
import { ItemPictureField, storedThumbnail, thumbnail } from '../publishing/item-picture-field.tsx'
import { PublishedField } from '../publishing/published-field.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { type CaseStudyValues, heightHint, pictureSlot } from './case-study-values.ts'
import { CategoryForm } from './categories-dialog.tsx'

const image = { ...thumbnail, label: 'Image' } as const
const pdf = { field: 'pdfAttachment', changed: 'hasPdfAttachmentChanged', label: 'PDF' } as const

type Props = {
	form: UseFormReturn<CaseStudyValues>
	caseStudy: CaseStudyDetails | null
	categories: readonly CaseStudyCategory[]
}

export function CaseStudySide({ form, caseStudy, categories }: Props) {
	const { register, watch, setValue } = form
	const [known, add] = useAdded(categories, ({ categoryId }) => categoryId)
	const { errors } = form.formState
	const chosen = fileOf(watch('thumbnailImage'))
	const chosenHeight = usePictureHeight(chosen)
	const picture = storedThumbnail(caseStudy)
	const storedPdf = caseStudy && { url: caseStudy.pdfAttachment, name: caseStudy.pdfName, size: caseStudy.pdfSize }

	function addCategory(category: CaseStudyCategory) {
		add(category)
		setValue('categoryId', String(category.categoryId), { shouldDirty: true, shouldValidate: true })
	}

	return (
		<>
			<SettingsGroup title="Publishing">
				<PublishedField {...register('isPublished')} />
				<ScheduleFields form={form} names={schedule} />
				<TextField
					label="Date"
					type="date"
					required
					error={errors.publishedDate?.message}
					{...register('publishedDate')}
				/>
				<CategorySelect
					categories={known}
					required
					error={errors.categoryId?.message}
					addition={
						<NewLabel
							noun="category"
							form={(steps) => <CategoryForm {...steps} category={null} onAdded={addCategory} />}
						/>
					}
					{...register('categoryId')}
				/>
			</SettingsGroup>
			<SettingsGroup title="Files">
				<ItemPictureField
					form={form}
					names={image}
					label={image.label}
					required
					help={heightHint(chosen ? chosenHeight : (picture?.height ?? null))}
					slot={pictureSlot}
					current={picture}
				/>
				<ItemPdf form={form} names={pdf} label={pdf.label} required current={storedPdf} />
			</SettingsGroup>
		</>
	)
}

/** The height of a chosen picture in pixels; null if it is unknown or the file is not a picture. */
function usePictureHeight(file: File | null): number | null {
	const [measured, setMeasured] = useState<{ file: File; height: number } | null>(null)
	useEffect(() => {
		if (!file) return
		let wanted = true
		createImageBitmap(file).then(
			(bitmap) => {
				if (wanted) setMeasured({ file, height: bitmap.height })
				bitmap.close()
			},
			() => undefined,
		)
		return () => {
			wanted = false
		}
	}, [file])
	return measured?.file === file ? (measured?.height ?? null) : null
}
