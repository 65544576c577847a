import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { lendNonceToLibraries } from './document/nonce.ts'
import { restoreTyped, watchTyped } from './document/typed-values.ts'

/** It wraps the page: `useId` counts siblings, and the server renders the page alone. */
function WhenHydrated({ run, children }: { run: () => void; children: ReactNode }) {
	useEffect(run, [run])
	return children
}

/** Hydrates the page. `onHydrated` may change the markup, which before hydration would be a mismatch. */
export function hydrate(onHydrated: () => void) {
	lendNonceToLibraries()
	const typedBefore = watchTyped(document)
	const run = () => {
		restoreTyped(document, typedBefore())
		onHydrated()
	}
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<WhenHydrated run={run}>
					<HydratedRouter />
				</WhenHydrated>
			</StrictMode>,
		)
	})
}
