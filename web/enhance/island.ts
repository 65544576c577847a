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
	if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
	const react: typeof import('#web/islands/hydrate-island.tsx') | undefined = await import(
		'#web/islands/hydrate-island.tsx'
	)
	// It is gone where a newer version was deployed meanwhile: the page is then about to reload itself.
	if (!react) return
	const { island, props = '{}' } = element.dataset
	const Component = await islands[island as IslandName]()
	// `Island` has checked that the props are this component's.
	react.hydrateIsland(element, Component as ComponentType<object>, JSON.parse(props))
}
