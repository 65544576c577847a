import { useState } from 'react'
import { flushSync } from 'react-dom'

/** The loaded options and those that the user has added since. */
export function useAdded<Option>(
	loaded: readonly Option[],
	idOf: (option: Option) => number,
): [options: readonly Option[], add: (option: Option) => void] {
	const [added, setAdded] = useState<readonly Option[]>([])
	const ids = new Set(loaded.map(idOf))
	return [
		[...loaded, ...added.filter((option) => !ids.has(idOf(option)))],
		// A select can only be set to an option that is rendered.
		(option) => flushSync(() => setAdded((before) => [...before, option])),
	]
}
