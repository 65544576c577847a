import { expect, test } from 'vitest'
import { durationTable } from '#scripts/test/durations.ts'

const files = (count: number) =>
	new Map(Array.from({ length: count }, (_, index) => [`tests/part-${index % 2}/file-${index}.test.ts`, index * 100]))

test('a whole run tells its slowest files and the sum of each folder, the longest first', () => {
	const lines = durationTable(files(100))
	expect(lines.slice(0, 3)).toEqual([
		'The 20 slowest files',
		'    9.9 s  tests/part-1/file-99.test.ts',
		'    9.8 s  tests/part-0/file-98.test.ts',
	])
	expect(lines.slice(-3)).toEqual(['Folders, 495.0 s in all', '  250.0 s  tests/part-1', '  245.0 s  tests/part-0'])
	expect(lines.length).toBe(24)
})

test('a run of a few files tells nothing', () => expect(durationTable(files(3))).toEqual([]))
