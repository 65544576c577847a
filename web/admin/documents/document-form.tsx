import { type DocumentDetails, documentFields, documentForm } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useDownload } from '../acts/use-download.ts'
import { partsOf } from '../forms/form-data.ts'
import { flatShape } from '../items/drafts/form-content.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { FormPage } from '../publishing/form-page.tsx'
import type { FormProps } from '../publishing/form-route.tsx'
import { ItemPdf } from '../publishing/item-pdf.tsx'
import { ItemPictureField, storedThumbnail, thumbnail } from '../publishing/item-picture-field.tsx'
import { listPictureSlot } from '../publishing/picture-slots.ts'
import { PublishedField } from '../publishing/published-field.tsx'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { describeDocument } from './document-check.ts'
import type { DocumentKind } from './document-kinds.ts'
import { type DocumentValues, newDocument, valuesOf } from './document-values.ts'

const picture = { ...thumbnail, label: 'Thumbnail image' } as const
const pdf = { field: 'file', changed: 'hasUploadedFileChanged', label: 'PDF attachment' } as const

const shape = flatShape<DocumentValues>(documentFields)

type Props = FormProps<DocumentDetails> & { of: DocumentKind }

/** Makes the form of flyers or of whitepapers. */
export const documentFormOf = (of: DocumentKind) => (props: FormProps<DocumentDetails>) => (
	<DocumentForm {...props} of={of} />
)

function DocumentForm({ of, item, draft, onStartOver }: Props) {
	const { form, editor } = useItemForm<DocumentValues>({
		description: of.description,
		item,
		draft,
		shape,
		schema: documentForm,
		initial: item ? valuesOf(item) : newDocument(),
		save: (values) => of.save(partsOf(values)),
		messages: { saved: of.saved, failed: messages.saveFailed },
		onStartOver,
	})
	const { download } = useDownload()
	const { register } = form
	const { errors } = form.formState

	return (
		<FormPage
			title={item ? of.edit : of.add}
			editor={editor}
			edited={item}
			side={
				<>
					<SettingsGroup title="Publishing">
						<PublishedField {...register('isPublished')} />
						<ScheduleFields form={form} names={schedule} />
					</SettingsGroup>
					<SettingsGroup title="Picture">
						<ItemPictureField
							form={form}
							names={picture}
							label={picture.label}
							required
							slot={listPictureSlot}
							current={storedThumbnail(item)}
						/>
					</SettingsGroup>
					<PublishCheck
						form={form}
						describe={(values, pictureOf) => describeDocument(of.description.kind, values, item, pictureOf)}
					/>
				</>
			}
		>
			<TextField label="Title" required error={errors.title?.message} {...register('title')} />
			<TextArea
				label="Description"
				required
				rows={6}
				help="Describe the content and the audience."
				error={errors.description?.message}
				{...register('description')}
			/>
			<ItemPdf
				form={form}
				names={pdf}
				label={pdf.label}
				required
				current={item && { name: item.fileName, size: item.fileSize }}
				onDownload={() => item && void download(() => of.fetchFile(item.id))}
			/>
		</FormPage>
	)
}
