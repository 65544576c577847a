import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { mostEventPictures } from '#contracts/content/events.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { answerOf } from '#web/api.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import type { GalleryEntry } from '../file-fields/gallery-entry.ts'
import { GalleryField } from '../file-fields/gallery-field.tsx'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { eventsApi } from '../staff-api.ts'
import { type EventValues, messageIn } from './event-values.ts'

const slot: PictureSlot = { width: 1600, height: 900, exact: false, maxBytes: 256_000 }

const gallery = { field: 'thumbnailImages', label: 'Additional images' } as const

type Stored = Extract<GalleryEntry, { id: number }>

/** The additional pictures. A stored picture is deleted at once after a confirmation. A new one only leaves the list. */
export function EventGallery({ form }: { form: UseFormReturn<EventValues> }) {
	const { control, getValues, register, resetField, setValue, trigger, formState } = form
	const [deleting, setDeleting] = useState<Stored | null>(null)
	const without = (entries: readonly GalleryEntry[], { key }: GalleryEntry) =>
		entries.filter((entry) => entry.key !== key)

	async function erase({ id }: Stored) {
		const { version } = await answerOf(eventsApi.deleteimage[':id'].$delete({ param: { id: String(id) } }))
		// Another version means a concurrent save, which the next save must report as stale.
		if (version !== Number(getValues('version')) + 1) return
		// react-hook-form resets only registered fields, and no control registers this one.
		register('version')
		resetField('version', { defaultValue: version })
	}

	/** Updates the form's default values, because the stored pictures have changed. */
	function erased(entry: Stored) {
		const left = without(getValues('thumbnailImages'), entry)
		const stored = formState.defaultValues?.thumbnailImages ?? []
		resetField('thumbnailImages', { defaultValue: left.filter(({ key }) => stored.some((one) => one?.key === key)) })
		setValue('thumbnailImages', left, { shouldDirty: true })
	}

	return (
		<div className="border-t border-line pt-5">
			<Controller
				name={gallery.field}
				control={control}
				render={({ field: { value, ref, onChange, onBlur }, fieldState }) => (
					<GalleryField
						ref={ref}
						label={gallery.label}
						required
						help="The first is the banner of the event’s page. The others are its gallery."
						slot={slot}
						rule={fileRules.eventPicture}
						max={mostEventPictures}
						value={value}
						error={messageIn(fieldState.error)}
						onBlur={onBlur}
						onChange={(entries) => {
							onChange(entries)
							void trigger(gallery.field)
						}}
						onRemove={(entry) => ('id' in entry ? setDeleting(entry) : onChange(without(value, entry)))}
					/>
				)}
			/>
			{deleting && (
				<DeleteDialog
					noun="image"
					notFoundCode="event-picture.not-found"
					erase={() => erase(deleting)}
					onClose={() => setDeleting(null)}
					onDeleted={() => erased(deleting)}
				>
					It will be deleted at once, even if you do not save the form.
				</DeleteDialog>
			)}
		</div>
	)
}
