import { afterEach, beforeEach, expect } from 'vitest'

type Level = 'info' | 'warn' | 'error'

const lines: Record<Level, string[]> = { info: [], warn: [], error: [] }
for (const level of Object.keys(lines) as Level[]) {
	console[level] = (...parts: unknown[]) => void lines[level].push(parts.map(String).join(' '))
}

/** What was logged at this level since the test began or since it was last asked for. */
export const logged = (level: Level): string[] => lines[level].splice(0)

beforeEach(() => {
	for (const level of Object.keys(lines) as Level[]) logged(level)
})

// An error that a test does not ask for with `logged('error')` is one that nobody expected.
afterEach(() => {
	expect(logged('error')).toEqual([])
})
