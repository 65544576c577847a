import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAnotherKey } from './form/after-save.ts'

/**
 * Reloads the page's item and remounts its form. The form gets `key`, which also changes with the item's id and version, and after a save
 * that adds another item.
 *
 * @param loaded what the router shows. Each load makes a new object, and the form is remounted when it arrives
 */
export function useStartOver(id: number | undefined, version: number | undefined, loaded: object | null) {
	const { revalidate } = useRevalidator()
	const another = useAnotherKey()
	const [state, setState] = useState<{ round: number; outdated: { loaded: object | null } | null }>(first)
	if (state.outdated && state.outdated.loaded !== loaded) setState({ round: state.round + 1, outdated: null })

	// The form that had the focus is gone.
	useEffect(() => {
		if (state.round > 0) document.getElementById('content')?.focus({ preventScroll: true })
	}, [state.round])

	return {
		key: `${id ?? 'new'} ${version ?? 0} ${state.round} ${another}`,
		startOver() {
			setState(({ round }) => ({ round, outdated: { loaded } }))
			void revalidate()
		},
	}
}

const first = { round: 0, outdated: null }
