import type { ComponentType } from 'react'
import { type IslandName, islands } from '#web/islands/islands.ts'

/** Distance at which an island starts to load, in heights of the window. */
const ahead = '50%'

const loaded = new Promise<void>((resolve) => {
	if (document.readyState === 'complete') resolve()
	else window.addEventListener('load', () => resolve())
})

/** Resolves once the page has loaded and the island is close: content has priority over behaviour. */
async function approached(element: HTMLElement): Promise<void> {
	await loaded
	await new Promise<void>((resolve) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return
				observer.disconnect()
				resolve()
			},
			{ rootMargin: ahead },
		)
		// The island's own element has no box.
		for (const child of element.children) observer.observe(child)
	})
}

/** Hydrates what `Island` has rendered. */
export async function island(element: HTMLElement): Promise<void> {
	await approached(element)
	if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
	const react: typeof import('#web/islands/hydrate-island.tsx') | undefined = await import(
		'#web/islands/hydrate-island.tsx'
	)
	// After a deploy the module is missing, and the page reloads itself.
	if (!react) return
	const { island, props = '{}' } = element.dataset
	const Component = await islands[island as IslandName]()
	// `Island` has checked the props.
	react.hydrateIsland(element, Component as ComponentType<object>, JSON.parse(props))
}
