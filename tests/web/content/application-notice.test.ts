import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationForm } from '#contracts/careers/applications.ts'
import { currentNotice, notices, noticeText } from '#web/content/application-notice.ts'

test.each(notices)('the text of version $version is as applicants have read it', (notice) => {
	const hash = createHash('sha256').update(noticeText(notice)).digest('hex').slice(0, 12)
	expect(notice.version, 'a new text is a new version at the end of the list').toBe(hash)
})

test('each version is there once, and the last one is shown', () => {
	expect(new Set(notices.map(({ version }) => version)).size).toBe(notices.length)
	expect(currentNotice).toBe(notices.at(-1))
})

test('the form of an application takes the version', () => {
	const { data } = applicationForm.shape.noticeVersion.safeParse(currentNotice.version)
	expect(data).toBe(currentNotice.version)
})
