import type { ComponentType } from 'react'
import { type IslandName, islands } from '#web/islands/islands.ts'

/** How far ahead a part of the page comes to life, in heights of the window. */
const ahead = '50%'

const loaded = new Promise<void>((resolve) => {
	if (document.readyState === 'complete') resolve()
	else window.addEventListener('load', () => resolve())
})

/** Resolves once the page has loaded, because what is seen comes before what it does, and somebody comes near. */
async function wanted(element: HTMLElement): Promise<void> {
	await loaded
	await new Promise<void>((resolve) => {
		const approach = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return
				approach.disconnect()
				resolve()
			},
			{ rootMargin: ahead },
		)
		// The island's own element has no box.
		for (const child of element.children) approach.observe(child)
	})
}

/** Lets React take over what `Island` has rendered. */
export async function island(element: HTMLElement): Promise<void> {
	await wanted(element)
	const { island, props = '{}' } = element.dataset
	const load = islands[island as IslandName]
	if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
	const [application, Component] = await Promise.all([import('#web/islands/hydrate-island.tsx'), load()])
	// `Island` has checked that the props are this component's.
	application.hydrateIsland(element, Component as ComponentType<object>, JSON.parse(props))
}
