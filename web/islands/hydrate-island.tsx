import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

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
