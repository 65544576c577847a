import { expect, test } from 'vitest'
import { timesText } from '#web/admin/items/history/use-other-times.ts'
import { bothTimesText } from '#web/admin/schedule/own-time.ts'

const from = '2026-12-01T08:00:00.000Z'
const until = '2026-12-24T08:00:00.000Z'

test.each([
	[{ publishAt: from, unpublishAt: until }, `Publish at ${bothTimesText(from)}; unpublish at ${bothTimesText(until)}.`],
	[{ publishAt: from }, `Publish at ${bothTimesText(from)}; never unpublish.`],
	[{ unpublishAt: until }, `Publish at once; unpublish at ${bothTimesText(until)}.`],
])('the times %j of a version are said in words', (times, text) => {
	expect(timesText({ publishAt: null, unpublishAt: null, ...times }, { title: 'Live' })).toBe(text)
})

test('the times of a version that are those of the live one are no choice', () => {
	expect(timesText({ publishAt: from }, { publishAt: from, unpublishAt: null })).toBeNull()
	expect(timesText({}, { publishAt: '', unpublishAt: null })).toBeNull()
})
