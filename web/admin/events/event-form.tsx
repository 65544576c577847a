import type { EventDetails } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { partsOf } from '../publishing/form-data.ts'
import { FormPage } from '../publishing/form-page.tsx'
import { ItemPicture, storedThumbnail, thumbnail } from '../publishing/item-picture.tsx'
import { PreviewButton } from '../publishing/preview-button.tsx'
import { PublishedField } from '../publishing/published-field.tsx'
import { useItemForm } from '../publishing/use-item-form.ts'
import { eventsApi } from '../staff-api.ts'
import { EventGallery, gallery } from './event-gallery.tsx'
import { eventValues, newEvent, sentOf, valuesOf } from './event-values.ts'
import { eventFormPath, eventsListPath } from './events-list.ts'
import { WhenAndWhere } from './when-and-where.tsx'

const picture = { ...thumbnail, label: 'Thumbnail image' } as const
const thumbnailSlot: PictureSlot = { width: 800, height: 450, exact: false, maxBytes: 256_000 }

/** Adds an event (null) or edits one. */
export function EventForm({ event, onStartOver }: { event: EventDetails | null; onStartOver: () => void }) {
	const { form, frame } = useItemForm({
		schema: eventValues,
		initial: event ? valuesOf(event) : newEvent(),
		path: event ? `${eventFormPath}/${event.id}` : eventFormPath,
		files: [picture, gallery],
		save: (values) => answerOf(eventsApi.saveevent.$post({ form: partsOf(sentOf(values)) })),
		messages: { saved: messages.eventSaved, failed: messages.saveFailed },
		backTo: eventsListPath,
		onStartOver,
	})
	const { register } = form
	const { errors, isDirty } = form.formState

	return (
		<FormPage
			title={event ? 'Edit event' : 'Add event'}
			frame={frame}
			edited={event}
			actions={
				event && (
					<PreviewButton
						changed={isDirty}
						linkOf={() => answerOf(eventsApi.previewlink[':id'].$get({ param: { id: String(event.id) } }))}
					/>
				)
			}
			side={
				<>
					<PublishedField {...register('isPublished')} />
					<ItemPicture
						form={form}
						names={picture}
						label={picture.label}
						required
						help="Shown in lists of events."
						slot={thumbnailSlot}
						current={storedThumbnail(event)}
					/>
				</>
			}
		>
			<TextField label="Title" required error={errors.title?.message} {...register('title')} />
			<TextArea
				label="Description"
				required
				rows={8}
				help="An empty line starts a new paragraph."
				error={errors.description?.message}
				{...register('description')}
			/>
			<WhenAndWhere form={form} />
			<EventGallery form={form} />
		</FormPage>
	)
}
