import { expect, test, vi } from 'vitest'
import { check } from '#scripts/test/check.ts'

test.each([
	[true, 'passed', { passed: 1, failed: 0 }],
	[false, 'failed', { passed: 0, failed: 1 }],
])('a check is named when it starts and when it ends (%s)', async (passes, ended, count) => {
	const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
	const running = Promise.withResolvers<boolean>()
	const counted = check('Types', () => running.promise)
	expect(printed.mock.calls).toEqual([['     Types: running']])
	running.resolve(passes)
	expect(await counted).toEqual(count)
	expect(printed).toHaveBeenLastCalledWith(`     Types: ${ended}, 0 s`)
	printed.mockRestore()
})
