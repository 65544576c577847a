import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draftMessages } from '#contracts/items/drafts.ts'
import { SaveStatus } from '#web/admin/items/drafts/save-status.tsx'
import { ApiRefusal } from '#web/api.ts'

const bar = { openedAt: null, label: 'Save and publish', announced: '' }

test('a draft that holds too many files says so, and that it is not saved', () => {
	const failure = new ApiRefusal(400, {
		code: 'request.invalid',
		errorMsg: 'Please fill out all required fields.',
		fields: { images: draftMessages.tooLarge },
	})
	const shown = renderToStaticMarkup(
		<SaveStatus state={{ draft: { status: 'failed', failure }, draftVersion: null }} {...bar} />,
	)
	expect(shown).toContain('role="alert"')
	expect(shown).toContain('Not saved: A draft holds at most 100 files and 60 MB. Remove some of its files.')
})
