import { expect, test } from 'vitest'
import { looksLikeMarkdown } from '#web/admin/rich-text/markdown/looks-like-markdown.ts'

test.each([
	['a heading above text', '# Tides\n\nLow water is brief.'],
	['a heading of level 2 right above text', '## Tides\nLow water is brief.'],
	['a list', 'We keep:\n- invoices\n- letters'],
	['a list with empty lines between', '* invoices\n\n* letters'],
	['a numbered list', '1. Post\n2. Close'],
	['strong text', 'It is **slack** and brief.'],
	['a link', 'See [the plan](https://example.org/plan).'],
	['a link to a page of the site', 'See [us](/contact).'],
	['a block of code', 'Run\n```sh\nnpm start\n```'],
	['a quotation of two lines', '> Ten days\n> became four.'],
	['a table', '| Port | Tide |\n| --- | --- |\n| Aden | 2.1 |'],
	['a numbered list with brackets', '1) Post\n2) Close'],
	['a list with plus signs', '+ invoices\n+ letters'],
	['a rule of stars', 'Low water is brief.\n\n* * *\n\nHigh water is not.'],
	['a rule of dashes', 'Low water is brief.\n\n---\n\nHigh water is not.'],
	['an underlined title', 'Tides\n=====\n\nLow water is brief.'],
	['an underlined heading', 'Low water\n---------\n\nIt is brief.'],
	['a link to an address with brackets', 'See [Mercury](https://example.org/Mercury_(planet)).'],
	['a link whose text is code', 'Call [`tide()`](https://example.org/tide).'],
	['a link by reference', 'See [the plan].\n\n[the plan]: https://example.org/plan'],
	['a table without outer pipes', 'Port | Tide\n--- | ---\nAden | 2.1'],
	['a fence of four backticks', '````\n```\n````'],
	['two weak signs', 'It is *slack*, `h < 1`.'],
	['lines that end as in Windows', '# Tides\r\n\r\nLow water'],
])('%s looks like Markdown', (_, text) => {
	expect(looksLikeMarkdown(text)).toBe(true)
})

test.each([
	['nothing', ''],
	['prose', 'The harbour office kept ninety years of notes.\n\nNobody reads the first page.'],
	['a product of numbers', '5 * 3 * 2 = 30'],
	['a name with underscores', 'Set snake_case_name and __init__.py'],
	['powers', '2**10 and 3**4'],
	['a hash in a word', 'C# and #harbour are tags'],
	['a comparison', 'a > b\nand 1 < 2'],
	['figures below zero', '-5\n-6\n-7'],
	['one dash', '- Hello, said the clerk.'],
	['one date', '1. March was quiet.'],
	['brackets without an address', 'The array[0](first) and [sic] (thus)'],
	['a shell script', '#!/bin/sh\n# Build\nmake'],
	['a script with a comment', '# Build the site\nmake site'],
	['one star of a footnote', 'Prices* without tax.\n*as of March'],
	['columns with a line of dashes', 'Port   Tide\n-----------\nAden   2.1'],
	['columns between lines of dashes', 'Port   Tide\n-----------\nAden   2.1\n-----------\n'],
	['a form with blanks', 'Name\n\n________\n\nDate\n\n________'],
	['a signature', 'See you at the quay.\n\n-- \nMaya'],
	['a forwarded mail', '-----Original Message-----\nFrom: Maya <maya@example.org>'],
	['an address in angle brackets', 'See the plan <https://example.org/plan>.'],
	['figures with pipes', '12 | 13 | 14\n15 | 16 | 17'],
	['a pipe in a command', 'cat a | sort\n-- done'],
	['a web address', 'https://example.org/a_b_c'],
	['a mail address and a dash', 'Write to me@example.org – soon'],
])('%s does not', (_, text) => {
	expect(looksLikeMarkdown(text)).toBe(false)
})
