import type { ComponentProps, ComponentType } from 'react'
import type { IslandComponent, IslandName } from './islands.ts'

type Props = {
	[Name in IslandName]: {
		name: Name
		of: IslandComponent<Name>
		/** They must survive JSON. */
		props: object & ComponentProps<IslandComponent<Name>>
	}
}[IslandName]

/**
 * A part of a document that React hydrates alone (`enhance/island.ts`). It gets nothing but its props: no context, and no
 * `useId` in its server markup, because ids count from a different root in the browser.
 */
export function Island({ name, of, props }: Props) {
	// TypeScript cannot match the members of the union with each other.
	const Component = of as ComponentType<object>
	return (
		<div data-enhance="island" data-island={name} data-props={JSON.stringify(props)} className="contents">
			<Component {...props} />
		</div>
	)
}
