import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draftMessages } from '#contracts/items/drafts.ts'
import { SaveStatus } from '#web/admin/items/drafts/save-status.tsx'
import { ApiRefusal } from '#web/api.ts'

const bar = { openedAt: null, label: 'Save and publish', announced: '' }

const shownFor = (failure: ApiRefusal) =>
	renderToStaticMarkup(<SaveStatus state={{ draft: { status: 'failed', failure }, draftVersion: null }} {...bar} />)

test('a draft that holds too many files says so, and that it is not saved', () => {
	const failure = new ApiRefusal(400, {
		code: 'request.invalid',
		errorMsg: 'Please fill out all required fields.',
		fields: { images: draftMessages.tooLarge },
	})
	const shown = shownFor(failure)
	expect(shown).toContain('role="alert"')
	expect(shown).toContain('Not saved: A draft holds at most 100 files and 60 MB. Remove some of its files.')
})

test('a draft of a deleted item says what has happened, and one that was saved elsewhere says that', () => {
	const gone = new ApiRefusal(404, { code: 'news.not-found', errorMsg: 'News with id not found' })
	expect(shownFor(gone)).toContain('Not saved: the item has been deleted')
	const elsewhere = 'This draft was saved or discarded elsewhere.'
	expect(shownFor(new ApiRefusal(404, { code: 'draft.not-found', errorMsg: elsewhere }))).toContain(elsewhere)
})
