import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { lendNonceToLibraries } from './document/nonce.ts'

/** Around the page, not beside it: the ids that React makes count siblings, and the server renders the page alone. */
function WhenHydrated({ run, children }: { run: () => void; children: ReactNode }) {
	useEffect(run, [run])
	return children
}

/** Takes the server's page over. `afterwards` may change the page: before, it would differ from what React expects. */
export function hydrate(afterwards: () => void) {
	lendNonceToLibraries()
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<WhenHydrated run={afterwards}>
					<HydratedRouter />
				</WhenHydrated>
			</StrictMode>,
		)
	})
}
