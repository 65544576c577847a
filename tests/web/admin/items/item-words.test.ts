import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { actWords, stateWords } from '#web/admin/items/item-words.ts'

/** Where the specification itself says Published, UnPublished, Active or Inactive: boxes, tabs and users. */
const prescribed = [
	'web/admin/blogs/blog-side.tsx',
	'web/admin/blogs/blogs-description.ts',
	'web/admin/items/item-description.ts',
	'web/admin/lists/filters/active-status.tsx',
	'web/admin/publishing/published-field.tsx',
	'web/admin/publishing/status-filter.ts',
	'web/admin/schedule/schedule-fields.tsx',
	'web/admin/users/user-fields.tsx',
]

/** The texts of a file: those between tags, and literals that are no codes, such as names of classes and of states. */
function textsIn(path: string): string[] {
	const texts: string[] = []
	const { program } = parseSync(path, readFileSync(path, 'utf8'))
	const add = (text: string) => /^[A-Z]|^[^:]*\s[^:]*$/.test(text.trim()) && texts.push(text.trim())
	new Visitor({
		JSXText: ({ value }) => void add(value),
		Literal: ({ value }) => void (typeof value === 'string' && add(value)),
		TemplateElement: ({ value }) => void add(value.cooked ?? ''),
	}).visit(program)
	return texts
}

const sources = globSync('web/admin/**/*.{ts,tsx}').filter((path) => path !== 'web/admin/items/item-words.ts')
const found = (isWanted: (text: string, path: string) => boolean) =>
	sources.flatMap((path) =>
		textsIn(path)
			.filter((text) => isWanted(text, path))
			.map((text) => `${path}: ${text}`),
	)

describe('staff read one word for each state of an item and for each act', () => {
	test('nothing but the specified boxes and tabs, and the states of users, says Published, Active or Inactive', () => {
		const third = /\b(?:un)?published\b|\b(?:de|in)?activ(?:e|at\w+)\b/i
		expect(found((text, path) => third.test(text) && !prescribed.includes(path))).toEqual([
			'web/admin/publishing/form/newer-notice.tsx: A newer version was published or saved since you opened this form. Nothing that you type here is lost.',
		])
	})

	test('the words of several words stand in one file', () => {
		const several = Object.values<string>(stateWords).filter((word) => word.includes(' '))
		expect(found((text) => several.includes(text))).toEqual([])
	})

	test('the acts and what they have done are Publish and Unpublish', () => {
		expect(Object.values(actWords).map(({ button, done }) => [button, done])).toEqual([
			['Publish', 'published'],
			['Unpublish', 'unpublished'],
		])
	})
})
