import { afterEach, beforeEach, expect } from 'vitest'

type Level = 'info' | 'warn' | 'error'

const lines: Record<Level, string[]> = { info: [], warn: [], error: [] }
for (const level of Object.keys(lines) as Level[]) {
	console[level] = (...parts: unknown[]) => void lines[level].push(parts.map(String).join(' '))
}

/** Returns the lines logged at this level since the last call, or since the start of the test. */
export const logged = (level: Level): string[] => lines[level].splice(0)

beforeEach(() => {
	for (const level of Object.keys(lines) as Level[]) logged(level)
})

// A test must read each expected error with `logged('error')`.
afterEach(() => {
	expect(logged('error')).toEqual([])
})
