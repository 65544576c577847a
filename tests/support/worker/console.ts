type Level = 'info' | 'warn' | 'error'

const lines: Record<Level, string[]> = { info: [], warn: [], error: [] }
const levels = Object.keys(lines) as Level[]
for (const level of levels) {
	console[level] = (...parts: unknown[]) => void lines[level].push(parts.map(String).join(' '))
}

/** Returns the lines logged at this level since the last call, or since the start of the test. */
export const logged = (level: Level): string[] => lines[level].splice(0)

export function forgetLogged(): void {
	for (const level of levels) logged(level)
}
