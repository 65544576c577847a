import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draftValues, type FileField, missingFilesIn } from '#web/admin/forms/file-fields.ts'
import { FormNotices } from '#web/admin/forms/form-notices.tsx'

const file = new File(['12'], 'new.pdf')
const values = {
	title: 'Kept',
	password: 'Quiet$Lantern5',
	sheet: null as File | null,
	sheetChanged: false,
	gallery: [{}],
}
const sheet: FileField<typeof values> = { field: 'sheet', changed: 'sheetChanged', label: 'PDF' }
const gallery: FileField<typeof values> = { field: 'gallery', label: 'Pictures' }

/** A draft after a round trip through the browser's storage. */
const draftOf = (changed: Partial<typeof values>, awaited: readonly FileField<typeof values>[] = []): unknown =>
	JSON.parse(JSON.stringify(draftValues({ ...values, ...changed }, ['password'], [sheet, gallery], awaited)))

const awaited = (draft: unknown) => missingFilesIn(draft, [sheet, gallery]).map(({ label }) => label)

test('a draft keeps no secret, and of a new file only that there was one', () => {
	expect(draftOf({ sheet: file, sheetChanged: true })).toEqual({ title: 'Kept', sheet: true, gallery: false })
	expect(awaited(draftOf({ sheet: file, sheetChanged: true }))).toEqual(['PDF'])
	expect(awaited(draftOf({ gallery: [{ key: 'stored-1' }, { key: 'new-1', file }] }))).toEqual(['Pictures'])
	expect(awaited(draftOf({}))).toEqual([])
	expect(awaited(null)).toEqual([])
})

test('a file that did not come back is awaited through a second reload too', () => {
	expect(awaited(draftOf({}, [sheet]))).toEqual(['PDF'])
})

test('what must be chosen again is named, also above a form that was refused', () => {
	const notices = (refusal: string | null, chooseAgain: string[]) =>
		renderToStaticMarkup(
			<FormNotices refusal={refusal} stale={false} restored chooseAgain={chooseAgain} onStartOver={() => {}} />,
		)
	expect(notices(null, [])).not.toContain('Choose again')
	expect(notices(null, ['PDF', 'Image'])).toContain('Files are not kept. Choose again: PDF and Image.')
	expect(notices('No.', ['PDF'])).toContain('Choose again: PDF.')
	expect(notices('No.', []), 'one notice at a time').not.toContain('Start over')
})
