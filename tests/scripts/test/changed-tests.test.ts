import { expect, test } from 'vitest'
import { workerTestsOf } from '#scripts/test/changed-tests.ts'

test('a changed test file selects itself, and a deleted one nothing', () => {
	expect(workerTestsOf('tests/worker/news/news.test.ts')).toEqual(['tests/worker/news/news.test.ts'])
	expect(workerTestsOf('tests/worker/news/gone.test.ts')).toEqual([])
})

test('a feature selects the tests of its folder', () => {
	const tests = workerTestsOf('worker/features/news/news.queries.ts')
	expect(tests).toContain('tests/worker/news/news.test.ts')
	expect(new Set(tests.map((path) => path.split('/')[2]))).toEqual(new Set(['news']))
})

test('another file of the Worker selects the tests with its name', () => {
	expect(workerTestsOf('worker/visitors/bot-check.ts')).toEqual(['tests/worker/visitors/bot-check.test.ts'])
	expect(workerTestsOf('worker/jobs/erase-old-applications.ts')).toEqual([
		'tests/worker/jobs/erase-old-applications.test.ts',
	])
	expect(workerTestsOf('worker/api.ts')).toEqual(['tests/worker/api.test.ts'])
})

test('files outside the Worker select none of its tests', () => {
	for (const path of ['web/root.tsx', 'README.md', 'tests/support/worker/app.ts', 'worker/nowhere/file.ts'])
		expect(workerTestsOf(path), path).toEqual([])
})
