import { type DocumentDetails, documentForm } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { ItemDescription } from '../items/descriptions.ts'
import { flatShape } from '../items/drafts/form-content.ts'
import type { LoadedDraft } from '../items/drafts/load-draft.ts'
import { describeDocument } from '../publish-check/kinds/listed.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { partsOf } from '../publishing/form-data.ts'
import { FormPage } from '../publishing/form-page.tsx'
import { ItemPdf } from '../publishing/item-pdf.tsx'
import { ItemPictureField, storedThumbnail, thumbnail } from '../publishing/item-picture-field.tsx'
import { listPictureSlot } from '../publishing/picture-slots.ts'
import { PublishedField } from '../publishing/published-field.tsx'
import { type FileAnswer, useDownload } from '../publishing/use-download.ts'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { type DocumentValues, newDocument, valuesOf } from './document-values.ts'

const picture = { ...thumbnail, label: 'Thumbnail image' } as const
const pdf = { field: 'file', changed: 'hasUploadedFileChanged', label: 'PDF attachment' } as const

const shape = flatShape<DocumentValues>([picture, pdf])

type Props = {
	/** null adds a new one. */
	item: DocumentDetails | null
	words: { add: string; edit: string; saved: string }
	description: ItemDescription
	draft: LoadedDraft | null
	calls: {
		save: (parts: Record<string, string | File>) => Promise<number>
		fetchFile: (id: number) => Promise<FileAnswer>
	}
	onStartOver: () => void
}

/** Adds a flyer or whitepaper (null) or edits one. */
export function DocumentForm({ item, words, description, draft, calls, onStartOver }: Props) {
	const { form, frame } = useItemForm<DocumentValues>({
		description,
		item,
		draft,
		shape,
		schema: documentForm,
		initial: item ? valuesOf(item) : newDocument(),
		save: (values) => calls.save(partsOf(values)),
		messages: { saved: words.saved, failed: messages.saveFailed },
		onStartOver,
	})
	const { download } = useDownload()
	const { register } = form
	const { errors } = form.formState

	return (
		<FormPage
			title={item ? words.edit : words.add}
			frame={frame}
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
						describe={(values, pictureOf) => describeDocument(description.kind, values, item, pictureOf)}
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
				onDownload={() => item && void download(() => calls.fetchFile(item.id))}
			/>
		</FormPage>
	)
}
