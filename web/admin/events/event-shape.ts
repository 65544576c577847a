import { eventFields } from '#contracts/content/events.ts'
import type { GalleryEntry } from '../file-fields/gallery-entry.ts'
import { newEntry } from '../file-fields/gallery-entry.ts'
import { type FormShape, flatShape } from '../items/drafts/form-content.ts'
import { type EventValues, localTime, momentOrText } from './event-values.ts'

const flat = flatShape<Omit<EventValues, 'thumbnailImages'>>(eventFields)

/** The key of a stored picture, which its address holds. */
const keyIn = (url: string) => /\/media\/([^/]+)\//.exec(url)?.[1] ?? ''

/** A draft names the pictures of the gallery by their place, and moments in UTC. */
export const eventShape: FormShape<EventValues> = {
	contentOf({ thumbnailImages, startsAt, endsAt, ...values }) {
		const { files, values: flatValues } = flat.contentOf({ ...values, startsAt, endsAt })
		const gallery = thumbnailImages.map((entry, place): [string, File | string] => [
			`gallery.${place}`,
			'file' in entry ? entry.file : keyIn(entry.url),
		])
		return {
			values: {
				...flatValues,
				startsAt: momentOrText(values.timeZone, startsAt),
				endsAt: momentOrText(values.timeZone, endsAt),
				galleryAlts: thumbnailImages.map(({ alt }) => alt),
			},
			files: { ...files, ...Object.fromEntries(gallery) },
		}
	},
	valuesOf({ values, files, keys }, { thumbnailImages, ...initial }) {
		const { startsAt, endsAt, galleryAlts, ...others } = values
		const form = flat.valuesOf({ values: others, files: withoutGallery(files), keys }, initial)
		const times = { startsAt: timeOf(form, startsAt, form.startsAt), endsAt: timeOf(form, endsAt, form.endsAt) }
		// What the server has not confirmed has no lists.
		if (!Array.isArray(galleryAlts)) return { ...form, ...times, thumbnailImages }
		return { ...form, ...times, thumbnailImages: galleryOf(galleryAlts, files, keys, thumbnailImages) }
	},
}

const withoutGallery = (files: Record<string, File>) =>
	Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('gallery.')))

function timeOf(form: Pick<EventValues, 'timeZone'>, moment: unknown, otherwise: string): string {
	if (moment === undefined) return otherwise
	return localTime(form.timeZone, typeof moment === 'string' && moment !== '' ? moment : null)
}

/** New pictures have files. The others are those of the live version that the draft keeps. */
function galleryOf(
	alts: readonly unknown[],
	files: Record<string, File>,
	keys: Record<string, string>,
	stored: readonly GalleryEntry[],
): GalleryEntry[] {
	return alts.flatMap((alt, place) => {
		const path = `gallery.${place}`
		const kept = stored.find((entry) => 'url' in entry && keyIn(entry.url) === keys[path])
		const entry = files[path] ? newEntry(files[path]) : kept
		return entry ? [{ ...entry, alt: String(alt ?? '') }] : []
	})
}
