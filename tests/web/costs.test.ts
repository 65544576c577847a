import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/costs.md', 'utf8')

/** The rows of the table whose head begins with this cell, in cells. */
function tableOf(head: string): string[][] {
	const [, rows = ''] = text.split(new RegExp(`^\\| ${head} \\|.*\\n\\|[-:| ]+\\n`, 'm'))
	const [table = ''] = rows.split('\n\n')
	return table.split('\n').map((line) =>
		line
			.split('|')
			.slice(1, -1)
			.map((cell) => cell.trim()),
	)
}

/** Millions in "1,002 M". */
const millions = (cell = '') => Number(cell.replace(/[, M]/g, ''))

const price = (name: string) => {
	const row = tableOf('price').find(([cell]) => cell === name)
	return Number(/^[\d.]+/.exec(row?.[2] ?? '')?.[0])
}

const views = tableOf('a million views of').filter(([, , requests]) => requests !== '0')

test.each(views)('the figures for a million views of %s fit together', (...cells) => {
	const [, pictures, requests, , queries, rows, reads, dollars = '', perSecond = ''] = cells
	// The edge keeps everything but a form. A rendering takes 10 ms, a picture 1 ms.
	const missed = millions(requests) === Number(pictures) + 1 && millions(cells[3]) === 1 ? 1 : 0.05
	const cpu = missed * (10 + Number(pictures))
	const cost =
		millions(requests) * price('requests') +
		cpu * price('CPU time') +
		millions(rows) * price('rows read in D1') +
		millions(reads) * price('R2 reads (class B)')
	expect(Number(dollars)).toBeCloseTo(cost, 1)
	const most = 1_000 / millions(queries)
	expect(Math.abs(millions(perSecond) - most) / most).toBeLessThan(0.03)
})

test('the text repeats the views a second of the table', () => {
	const of = (name: string) => views.find(([cell]) => cell === name)?.at(-1)
	expect(text).toContain(
		`${of('an article')} views a second of an article, ${of('the contact form')} of the contact form`,
	)
})
