import type { ComponentType } from 'react'
import { type IslandName, islands } from '#web/islands/islands.ts'
import { approached } from './approached.ts'

/** Hydrates what `Island` has rendered. */
export async function island(element: HTMLElement): Promise<void> {
	// The island's own element has no box.
	await approached(...element.children)
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
