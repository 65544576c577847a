import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over what the server has rendered into `element`, in short tasks. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType, props: object): void {
	startTransition(() => {
		hydrateRoot(
			element,
			<StrictMode>
				<Component {...props} />
			</StrictMode>,
		)
	})
}
