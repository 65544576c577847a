import { expect, test } from 'vitest'
import { describeNews } from '#web/admin/news/news-check.ts'
import { newNews } from '#web/admin/news/news-values.ts'
import { pictureOf } from '../publish-check/described.ts'

test.each([
	['/EventsView/4', ['/EventsView/4']],
	['paper.example/story', []],
	['', []],
])('the url “%s” of news is checked if it is a path of this site', (url, expected) => {
	const { links } = describeNews({ ...newNews(), url }, null, pictureOf)
	expect(links.map(({ href }) => href)).toEqual(expected)
})
