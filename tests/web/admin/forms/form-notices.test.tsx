import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormNotices } from '#web/admin/forms/form-notices.tsx'

test('a form shows one notice at a time: a refusal hides that a draft was restored', () => {
	const notices = (refusal: string | null) =>
		renderToStaticMarkup(<FormNotices refusal={refusal} stale={false} restored onStartOver={() => {}} />)
	expect(notices(null)).toContain('Start over')
	expect(notices('No.')).not.toContain('Start over')
})
