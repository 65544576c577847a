import { expect, test } from 'vitest'
import { notesText, type Schema, typeText } from '#web/site/developers/field-text.ts'

test.each<[Schema, string]>([
	[{ type: 'string' }, 'string'],
	[{ type: ['boolean', 'null'] }, 'boolean or null'],
	[{ anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'integer' }] }, 'integer or string'],
	[{ type: 'array', items: { $ref: '#/components/schemas/NewsItem' } }, 'list of NewsItem'],
	[{ type: 'object', additionalProperties: { type: 'string' } }, 'map of string'],
	[{ type: 'string', format: 'binary' }, 'file'],
	[{ type: 'string', format: 'date-time' }, 'time'],
	[{ const: true }, 'true'],
	[{}, 'any'],
])('the type of %j is %s', (schema, text) => {
	expect(typeText(schema)).toBe(text)
})

test.each<[Schema, string]>([
	[{ type: 'string', minLength: 1, maxLength: 2_000 }, 'Not empty, at most 2,000 characters.'],
	[
		{ description: 'The page', default: 1, anyOf: [{ type: 'integer', minimum: 1 }] },
		'The page. 1 by default, from 1.',
	],
	[{ enum: ['asc', 'desc'], default: 'desc' }, 'One of asc, desc. "desc" by default.'],
	[{ type: 'string' }, ''],
])('the notes on %j are %j', (schema, text) => {
	expect(notesText(schema)).toBe(text)
})
