import { type EventInput, endsTooSoon, eventMessages } from '#contracts/content/events.ts'
import { ownTimeZone } from '#contracts/shared/time-zones.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { checkEdit } from '#worker/editing/rows/read-row.ts'
import { filesKeeper, type KeepFiles } from '#worker/files/keep-files.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { savedSchedule } from '#worker/publishing/schedule.ts'
import { arrangeGallery, type SavedPicture, writePictures } from './event-pictures.ts'
import type { StoredEvent } from './event-rows.ts'
import { eventSnapshot, pictureInSnapshot } from './event-snapshot.ts'
import { eventFieldColumns, events } from './events.table.ts'
import { auditedEventOf, findStoredEvent } from './read-event.ts'

/** Adds an event, or changes the one with the id of the form. Returns the id. New pictures follow the stored ones. */
export function saveEvent(db: Database, bindings: Bindings, form: EventInput, editor: Editor): Promise<number> {
	const keepFiles = filesKeeper(db, bindings, editor.now)
	return lastWriteWins(form.version, () => tryToSave(db, keepFiles, form, editor))
}

async function tryToSave(db: Database, keepFiles: KeepFiles, form: EventInput, editor: Editor): Promise<number> {
	const before = form.id === null ? null : await findStoredEvent(db, form.id)
	await checkEdit(db, events, before, form, 'event.not-found')
	const fields = fieldsOf(form, before)
	const [thumbnail, ...gallery] = before?.pictures ?? []
	const stored = arrangeGallery(gallery, form)

	const wanted = !thumbnail || form.hasThumbnailImageChanged
	const [newThumbnail = null, ...newKeys] = await keepFiles([
		{
			field: 'thumbnailImage',
			file: wanted ? form.thumbnailImage : undefined,
			rule: fileRules.eventThumbnail,
		},
		...form.thumbnailImages.map(({ file }) => ({ field: 'thumbnailImages', file, rule: fileRules.eventPicture })),
	])

	const thumbnailKey = newThumbnail ?? thumbnail?.key
	if (!thumbnailKey) throw new Error('The contract lets no event pass without a thumbnail')
	const appended = newKeys.flatMap((fileKey, index) => {
		const number = form.thumbnailImages[index]?.number ?? ''
		return fileKey === null ? [] : [{ id: null, fileKey, alt: form.thumbnailImagesAlt?.[number] ?? '' }]
	})
	const pictures: SavedPicture[] = [
		{ id: thumbnail?.id ?? null, fileKey: thumbnailKey, alt: form.thumbnailAlt },
		...stored,
		...appended,
	].map((picture, place) => ({ ...picture, place }))

	const [was, is] = [before?.pictures.map(pictureInSnapshot) ?? [], pictures]
	return saveRow(
		db,
		{
			table: events,
			before,
			columns: { ...fields, ...titleKeyOf(form) },
			also: (id) => writePictures(db, id, pictures, form.removedImages ?? []),
			item: {
				kind: 'events',
				fields: eventFieldColumns,
				before: before && eventSnapshot(before, was),
				after: eventSnapshot(fields, is),
				wasShown: before?.isPublished ?? false,
				shown: form.isPublished,
				draft: form.draftVersion,
			},
			tags: ['events'],
			audit: {
				section: 'events',
				changes: changesBetween(before ? auditedEventOf(before, was) : {}, auditedEventOf(fields, is)),
			},
		},
		editor,
	)
}

function fieldsOf(form: EventInput, before: StoredEvent | null) {
	const { title, description, isPublished } = form
	const {
		startsAt = before?.startsAt ?? null,
		endsAt = before?.endsAt ?? null,
		timeZone = before?.timeZone ?? ownTimeZone,
		venue = before?.venue ?? '',
		address = before?.address ?? '',
		registrationUrl = before?.registrationUrl ?? '',
	} = form
	const fields: Record<string, string> = {}
	if (endsAt && !startsAt) fields.startsAt = eventMessages.noStart
	if (endsTooSoon({ startsAt, endsAt })) fields.endsAt = eventMessages.endsTooSoon
	if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
	const schedule = savedSchedule(form, before)
	return { title, description, isPublished, ...schedule, startsAt, endsAt, timeZone, venue, address, registrationUrl }
}
