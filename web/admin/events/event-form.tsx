import { useRef } from 'react'
import type { EventDetails } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { partsOf } from '../forms/form-data.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { PublishCheck } from '../publish-check/publish-check.tsx'
import { SettingsGroup } from '../publishing/form/settings-group.tsx'
import { FormPage } from '../publishing/form-page.tsx'
import type { FormProps } from '../publishing/form-route.tsx'
import { ItemPictureField, storedThumbnail, thumbnail } from '../publishing/item-picture-field.tsx'
import { PublishedField } from '../publishing/published-field.tsx'
import { useItemForm } from '../publishing/use-item-form.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { schedule } from '../schedule/schedule-values.ts'
import { eventsApi } from '../staff-api.ts'
import { describeEvent } from './event-check.ts'
import { EventGallery } from './event-gallery.tsx'
import { eventShape } from './event-shape.ts'
import { type EventValues, eventValues, newEvent, sentOf, valuesOf } from './event-values.ts'
import { eventsDescription } from './events-description.ts'
import { WhenAndWhere } from './when-and-where.tsx'

const picture = { ...thumbnail, label: 'Thumbnail image' } as const
const thumbnailSlot: PictureSlot = { width: 800, height: 450, exact: false, maxBytes: 256_000 }

type Props = FormProps<EventDetails>

/** Adds an event (null) or edits one. */
export function EventForm({ item: event, draft, onStartOver }: Props) {
	/** The stored pictures that the gallery no longer has, as a draft may say. */
	const removed = useRef<(values: EventValues) => string>(() => '')
	const { form, editor } = useItemForm<EventValues>({
		description: eventsDescription,
		item: event,
		draft,
		shape: eventShape,
		schema: eventValues,
		initial: event ? valuesOf(event) : newEvent(),
		save: (values) =>
			answerOf(
				eventsApi.saveevent.$post({ form: partsOf({ ...sentOf(values), removedImages: removed.current(values) }) }),
			),
		messages: { saved: messages.eventSaved, failed: messages.saveFailed },
		onStartOver,
	})
	const { register } = form
	const stored = form.formState.defaultValues?.thumbnailImages ?? []
	removed.current = ({ thumbnailImages }) =>
		stored
			.flatMap((entry) => (entry && 'id' in entry && entry.id !== undefined ? [entry.id] : []))
			.filter((id) => !thumbnailImages.some((entry) => 'id' in entry && entry.id === id))
			.join(',')
	const { errors } = form.formState

	return (
		<FormPage
			title={event ? 'Edit event' : 'Add event'}
			editor={editor}
			edited={event}
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
							help="Shown in lists of events."
							slot={thumbnailSlot}
							current={storedThumbnail(event)}
						/>
					</SettingsGroup>
					<PublishCheck form={form} describe={(values, pictureOf) => describeEvent(values, event, pictureOf)} />
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
