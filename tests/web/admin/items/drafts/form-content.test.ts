// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventShape } from '#web/admin/events/event-shape.ts'
import { newEvent } from '#web/admin/events/event-values.ts'
import { flatShape } from '#web/admin/items/drafts/form-content.ts'

const shape = flatShape<Record<string, unknown>>({
	heading: 'text',
	active: 'flag',
	category: 'choice',
	cover: { type: 'picture', changed: 'hasCoverChanged' },
	images: { type: 'pictures', changed: 'hasImagesChanged' },
})
const cat = new File(['cat'], 'cat.png')
const initial = {
	id: null,
	version: null,
	heading: '',
	active: false,
	category: '',
	cover: null,
	hasCoverChanged: false,
	images: {},
}

test('a draft holds the values of a form and its new files, not its id, version and flags', () => {
	const content = shape.contentOf({ ...initial, id: 7, version: 3, heading: 'Rain', cover: cat, images: { cat } })
	expect(content).toEqual({
		values: { heading: 'Rain', active: false, category: '' },
		files: { cover: cat, 'images.cat': cat },
	})
})

test('a form opens with the values of a draft in its own types, and announces the files', () => {
	const values = { heading: 'Rain', active: true, category: 5, unknown: 'dropped' }
	expect(shape.valuesOf({ values, files: { cover: cat, 'images.cat': cat }, keys: {} }, initial)).toEqual({
		...initial,
		heading: 'Rain',
		active: true,
		category: '5',
		cover: cat,
		hasCoverChanged: true,
		images: { cat },
		hasImagesChanged: true,
	})
})

const stored = (id: number, key: string) => ({
	key: `stored-${id}`,
	id,
	url: `/media/${key}/picture.png?expires=1`,
	alt: '',
	width: 1,
	height: 1,
})

test('the gallery of an event keeps its order, new and stored pictures mixed, and its times', () => {
	const event = { ...newEvent(), startsAt: '2026-03-02T09:00', endsAt: '2026-03-02T10:00' }
	const gallery = [{ key: 'new-1', alt: 'A cat', file: cat }, stored(4, 'four'), stored(3, 'three')]
	const content = eventShape.contentOf({ ...event, thumbnailImages: gallery })
	expect(content.files).toEqual({ 'gallery.0': cat, 'gallery.1': 'four', 'gallery.2': 'three' })
	expect(content.values.galleryAlts).toEqual(['A cat', '', ''])

	const keys = { 'gallery.0': 'new', 'gallery.1': 'four', 'gallery.2': 'three' }
	const live = { ...newEvent(), thumbnailImages: [stored(3, 'three'), stored(4, 'four')] }
	const opened = eventShape.valuesOf({ values: content.values, files: { 'gallery.0': cat }, keys }, live)
	expect(opened.thumbnailImages.map((entry) => ('file' in entry ? entry.file : entry.id))).toEqual([cat, 4, 3])
	expect(opened).toMatchObject({ startsAt: '2026-03-02T09:00', endsAt: '2026-03-02T10:00' })
})

test('what only this tab has leaves the gallery as it is', () => {
	const live = { ...newEvent(), thumbnailImages: [stored(3, 'three')] }
	const opened = eventShape.valuesOf({ values: { title: 'Rain' }, files: {}, keys: {} }, live)
	expect(opened).toMatchObject({ title: 'Rain', thumbnailImages: live.thumbnailImages })
})
