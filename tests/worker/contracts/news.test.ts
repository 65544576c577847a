import { expect, test } from 'vitest'
import { newsForm } from '#contracts/content/news.ts'
import { pictureReasons } from '#contracts/shared/file-faults.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, pngOf } from '#tests/support/files/sample-files.ts'
import { messagesByField } from '#worker/http/validate.ts'

const picture = asFile(pngOf(800, 450), 'picture.png')
const complete = {
	title: 'A new office',
	description: 'Eleven colleagues moved in.',
	url: 'https://www.company.example/about',
	publishedDate: '2026-03-02',
	isPublished: 'true',
	thumbnailImage: picture,
}

/** The form's messages for these values, by field; empty if they pass. */
function refusals(changes: Record<string, unknown>): Record<string, string> {
	const result = newsForm.safeParse({ ...complete, ...changes })
	return result.success ? {} : messagesByField(result.error.issues)
}

test('a complete form passes, with and without additional fields', () => {
	expect(refusals({})).toEqual({})
	expect(refusals({ id: '', version: '', thumbnailAlt: '', hasThumbnailImageChanged: 'false' })).toEqual({})
	expect(newsForm.parse(complete)).toMatchObject({ id: null, isPublished: true, hasThumbnailImageChanged: false })
})

test('an empty form gets all messages at once', () => {
	expect(messagesByField(newsForm.safeParse({ isPublished: 'false' }).error?.issues ?? [])).toEqual({
		title: 'Title is required',
		description: 'Description is required',
		url: 'Url is required',
		thumbnailImage: 'Image is required',
	})
})

const invalidUrl =
	'Url must be a web address that starts with http:// or https://, or a path of this site such as /blog'
const wrongType = 'Please upload only image files (e.g., JPG, PNG).'
const invalidDate = 'A date like 2026-01-31 is expected'

test.each<[string, unknown, string]>([
	['title', '', 'Title is required'],
	['title', '   ', 'Title is required'],
	['title', 'x'.repeat(201), 'At most 200 characters'],
	['title', 'nul\0', 'Contains characters that cannot be stored'],
	['description', '', 'Description is required'],
	['description', 'x'.repeat(2001), 'At most 2,000 characters'],
	['url', '', 'Url is required'],
	['url', 'javascript:alert(1)', invalidUrl],
	['url', 'data:text/html,x', invalidUrl],
	['url', '//evil.example', invalidUrl],
	['url', 'https:///evil.example', invalidUrl],
	['url', 'http://user:pw@x.example', invalidUrl],
	['url', 'http://:pw@x.example', invalidUrl],
	['url', 'http://\\x.example', invalidUrl],
	['url', 'https://x.\nexample/a', invalidUrl],
	['url', 'https://x.example/\u0001', invalidUrl],
	['url', 'ftp://x.example', invalidUrl],
	['url', 'https://', invalidUrl],
	['url', 'blog', invalidUrl],
	['url', 'javascript.x:alert(1)', invalidUrl],
	['url', 'user:pw@x.example', invalidUrl],
	['url', 'x.example:pw@evil.example', invalidUrl],
	['url', 'x.example\\@evil.example', invalidUrl],
	['url', '/\\evil.example', invalidUrl],
	['url', '/\t/evil.example', invalidUrl],
	['url', '\\\\evil.example', invalidUrl],
	['url', './blog', invalidUrl],
	['url', `https://x.example/${'y'.repeat(3000)}`, 'At most 2,000 characters'],
	['publishedDate', '2026-02-30', invalidDate],
	['publishedDate', '2/3/2026', invalidDate],
	['publishedDate', '2026-03-02T10:00:00Z', invalidDate],
	['isPublished', 'yes', 'true or false is expected'],
	['isPublished', undefined, 'true or false is expected'],
	['thumbnailImage', undefined, 'Image is required'],
	['thumbnailImage', 'picture.png', wrongType],
	['thumbnailImage', asFile(textBytes(''), 'picture.png'), `${wrongType} ${pictureReasons.empty}`],
	['thumbnailAlt', 'x'.repeat(201), 'At most 200 characters'],
	['hasThumbnailImageChanged', 'maybe', 'true or false is expected'],
	['version', '0', 'A whole number from 1 is expected'],
	['version', 'x', 'A whole number from 1 is expected'],
	['id', '-1', 'A number is expected'],
	['headline', 'x', 'Unknown field'],
])('%s %j: %s', (field, value, message) => {
	expect(refusals({ [field]: value })).toEqual({ [field]: message })
})

test.each([
	['https://x.example', 'https://x.example'],
	['http://x.example/a?b=c#d', 'http://x.example/a?b=c#d'],
	['HTTPS://X.EXAMPLE', 'HTTPS://X.EXAMPLE'],
	['https://நிலவு.example/அ', 'https://நிலவு.example/அ'],
	['www.example.com', 'https://www.example.com'],
	[' press.example/a?b=c#d ', 'https://press.example/a?b=c#d'],
	['press.example:8443/a', 'https://press.example:8443/a'],
	['நிலவு.example', 'https://நிலவு.example'],
	['/blog', '/blog'],
	['/', '/'],
	['/BlogView/7?page=2#top', '/BlogView/7?page=2#top'],
])('%s is an address, stored as %s', (url, stored) => {
	expect(newsForm.parse({ ...complete, url }).url).toBe(stored)
})

test('an edit needs no picture unless its flag says that it has changed', () => {
	const edit = { id: '7', thumbnailImage: undefined }
	expect(refusals(edit)).toEqual({})
	expect(refusals({ ...edit, hasThumbnailImageChanged: 'true' })).toEqual({ thumbnailImage: 'Image is required' })
})
