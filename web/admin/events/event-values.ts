import { z } from 'zod/mini'
import {
	type EventDetails,
	eventFields,
	eventForm,
	eventMessages,
	hasNoPicture,
	type SentGallery,
} from '#contracts/content/events.ts'
import { unless } from '#contracts/content/publishable.ts'
import { ownTimeZone, type TimeZone, timeZones } from '#contracts/shared/time-zones.ts'
import { momentIn, timeIn } from '#contracts/shared/zone-time.ts'
import type { GalleryEntry } from '../file-fields/gallery-entry.ts'
import { emptyValues, loadedValues } from '../publishing/form-values.ts'

type Sent = z.input<typeof eventForm>

/** The form's values. Times are local to the place. New and stored pictures share one list. */
export type EventValues = Omit<Sent, SentGallery | 'draftVersion' | Place> &
	Record<Exclude<Place, 'timeZone'>, string> & { timeZone: TimeZone; thumbnailImages: GalleryEntry[] }

type Place = 'startsAt' | 'endsAt' | 'timeZone' | 'venue' | 'address' | 'registrationUrl'

export const newEvent = (): EventValues =>
	emptyValues('events', eventFields, { timeZone: ownTimeZone, thumbnailImages: [] })

export const valuesOf = (event: EventDetails): EventValues =>
	loadedValues('events', eventFields, event, {
		startsAt: localTime(event.timeZone, event.startsAt),
		endsAt: localTime(event.timeZone, event.endsAt),
		thumbnailImages: event.thumbnailImages.map((picture) => ({ key: `stored-${picture.id}`, ...picture })),
	})

const isTimeZone = (zone: string): zone is TimeZone => Object.hasOwn(timeZones, zone)
const isTime = (text: string) => !Number.isNaN(Date.parse(text))

/** The local time of a moment. '' for any other text, which an old row or draft may hold. */
export const localTime = (zone: string, moment: string | null) =>
	moment && isTime(moment) && isTimeZone(zone) ? timeIn(zone, new Date(moment)) : ''

/** The moment of a local time. Any other text stays as it is, for the contract to refuse. */
export const momentOrText = (zone: string, time: string) =>
	isTime(`${time}Z`) && isTimeZone(zone) ? momentIn(zone, time) : time

/** Whether the clocks of a zone skip a local time. */
export const isSkipped = (zone: string, time: string): boolean =>
	isTimeZone(zone) && isTime(`${time}Z`) && localTime(zone, momentOrText(zone, time)) !== time

/** Converts the values to the body of `saveevent`. */
export function sentOf({ thumbnailImages, startsAt, endsAt, ...values }: EventValues): Sent {
	const added = thumbnailImages.filter((entry) => 'file' in entry)
	const stored = thumbnailImages.filter((entry) => 'id' in entry)
	return {
		...values,
		startsAt: momentOrText(values.timeZone, startsAt),
		endsAt: momentOrText(values.timeZone, endsAt),
		thumbnailImages: Object.fromEntries(added.map(({ file }, number) => [number, file])),
		thumbnailImagesAlt: Object.fromEntries(added.map(({ alt }, number) => [number, alt])),
		imageAlts: Object.fromEntries(stored.map(({ id, alt }) => [id, alt])),
		imageOrder: stored.map(({ id }) => id).join(','),
	}
}

/** The contract's rules for the form's values. An edit must also keep at least one picture. */
export const eventValues = z.pipe(
	z.transform(sentOf),
	eventForm.check(
		unless<z.output<typeof eventForm>>(
			({ thumbnailImages, imageOrder }) => hasNoPicture(thumbnailImages) && !imageOrder?.length,
			'thumbnailImages',
			eventMessages.noPicture,
		),
	),
)

/** Finds the first message of a list field, whose error may belong to an entry. */
export function messageIn(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined
	if ('message' in error && typeof error.message === 'string') return error.message
	for (const [name, within] of Object.entries(error)) {
		const message = name === 'ref' ? undefined : messageIn(within)
		if (message) return message
	}
	return undefined
}
