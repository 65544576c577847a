import { Controller } from 'react-hook-form'
import { messages } from '#contracts/messages.ts'
import { type PaperDetails, paperForm } from '#contracts/papers.ts'
import { CheckboxField, TextArea, TextField } from '#web/ui/field.tsx'
import { PdfField } from '../pictures/pdf-field.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { fileOf } from '../publishing/file-value.ts'
import { partsOf } from '../publishing/form-data.ts'
import { FormPage } from '../publishing/form-page.tsx'
import { LastChange } from '../publishing/last-change.tsx'
import { listPictureSlot } from '../publishing/picture-slots.ts'
import { PreviewButton } from '../publishing/preview-button.tsx'
import { type FileAnswer, useDownload } from '../publishing/use-download.ts'
import { useItemForm } from '../publishing/use-item-form.ts'
import { newPaper, valuesOf } from './paper-values.ts'

const files = ['thumbnailImage', 'hasThumbnailImageChanged', 'file', 'hasUploadedFileChanged'] as const

type Props = {
	/** null: a new one. */
	paper: PaperDetails | null
	words: { add: string; edit: string; saved: string; descriptionHelp: string }
	listPath: string
	formPath: string
	calls: {
		save: (parts: Record<string, string | File>) => Promise<number>
		previewLink: (id: string) => Promise<string>
		fetchFile: (id: number) => Promise<FileAnswer>
	}
	onStartOver: () => void
}

/** Adds a flyer or a whitepaper, or edits the one that is given. */
export function PaperForm({ paper, words, listPath, formPath, calls, onStartOver }: Props) {
	const { form, frame } = useItemForm({
		schema: paperForm,
		initial: paper ? valuesOf(paper) : newPaper(),
		path: paper ? `${formPath}/${paper.id}` : formPath,
		files,
		save: (values) => calls.save(partsOf(values)),
		messages: { saved: words.saved, failed: messages.saveFailed },
		backTo: listPath,
		onStartOver,
	})
	const { download } = useDownload()
	const { register, control, setValue } = form
	const { errors } = form.formState

	return (
		<FormPage
			title={paper ? words.edit : words.add}
			frame={frame}
			lastChange={paper && <LastChange {...paper} />}
			actions={paper && <PreviewButton linkOf={() => calls.previewLink(String(paper.id))} />}
			side={
				<>
					<CheckboxField
						label="Published"
						help="Visitors see it from the moment it is saved."
						{...register('isPublished')}
					/>
					<Controller
						name="thumbnailImage"
						control={control}
						render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
							<PictureField
								ref={ref}
								label="Thumbnail image"
								required
								slot={listPictureSlot}
								value={fileOf(value)}
								current={
									paper && { url: paper.thumbnailImage, width: paper.thumbnailWidth, height: paper.thumbnailHeight }
								}
								error={fieldState.error?.message}
								onBlur={onBlur}
								onChange={(file) => {
									onChange(file)
									setValue('hasThumbnailImageChanged', file !== null)
								}}
								alt={form.watch('thumbnailAlt') ?? ''}
								onAltChange={(alt) => setValue('thumbnailAlt', alt, { shouldDirty: true })}
								altError={errors.thumbnailAlt?.message}
							/>
						)}
					/>
				</>
			}
		>
			<TextField label="Title" required error={errors.title?.message} {...register('title')} />
			<TextArea
				label="Description"
				required
				rows={6}
				help={words.descriptionHelp}
				error={errors.description?.message}
				{...register('description')}
			/>
			<Controller
				name="file"
				control={control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<PdfField
						ref={ref}
						label="PDF attachment"
						required
						help="At most 10 MB. Visitors get it under this name."
						value={fileOf(value)}
						current={paper && { name: paper.fileName, size: paper.fileSize }}
						error={fieldState.error?.message}
						onBlur={onBlur}
						onChange={(file) => {
							onChange(file)
							setValue('hasUploadedFileChanged', file !== null)
						}}
						onDownload={() => paper && void download(() => calls.fetchFile(paper.id))}
					/>
				)}
			/>
		</FormPage>
	)
}
