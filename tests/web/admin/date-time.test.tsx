import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readableDate } from '#contracts/shared/date-text.ts'
import { CalendarDate, DateTime } from '#web/admin/date-time.tsx'

test('dates and moments read alike; a moment tells its UTC on hovering', () => {
	expect(renderToStaticMarkup(<CalendarDate date="2026-03-02" />)).toContain('>2 Mar 2026</time>')
	expect(renderToStaticMarkup(<DateTime at="2026-03-02T20:15:30.000Z" timeZone="Asia/Kolkata" />)).toBe(
		'<time dateTime="2026-03-02T20:15:30.000Z" title="2 Mar 2026, 20:15 UTC">3 Mar 2026, 01:45</time>',
	)
})

test.each([
	['2026-03-02', '2 Mar 2026'],
	['2026-03-02, a Monday', '2026-03-02, a Monday'],
	['20260302', '20260302'],
])('%j is read as %j', (text, read) => {
	expect(readableDate(text)).toBe(read)
})

test('nothing else in the back office puts dates into words', () => {
	const files = readdirSync('web/admin', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
	const other = /DateTimeFormat|toLocale(Date|Time)String|item-date|closing-date|AmericanDate|longDate|zonedTime/
	expect(files.filter((name) => other.test(readFileSync(`web/admin/${name}`, 'utf8')))).toEqual([])
})
