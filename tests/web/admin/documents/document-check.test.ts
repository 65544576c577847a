import { expect, test } from 'vitest'
import { describeDocument } from '#web/admin/documents/document-check.ts'
import { newDocument } from '#web/admin/documents/document-values.ts'
import { aFile, pictureNames, pictureOf } from '../publish-check/described.ts'

test('a document has no page, and its picture is checked', () => {
	const flyer = describeDocument('flyers', { ...newDocument(), thumbnailImage: aFile }, null, pictureOf)
	expect(flyer.page).toBeNull()
	expect(pictureNames(flyer)).toEqual(['The thumbnail image: '])
	expect(describeDocument('flyers', newDocument(), null, pictureOf).pictures).toEqual([])
})
