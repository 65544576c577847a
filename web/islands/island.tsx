import type { ComponentProps, ComponentType } from 'react'
import type { IslandComponent, IslandName } from './islands.ts'

type Props = {
	[Name in IslandName]: {
		name: Name
		of: IslandComponent<Name>
		/** They travel as JSON. */
		props: object & ComponentProps<IslandComponent<Name>>
	}
}[IslandName]

/**
 * A part of a document that React takes over in the browser (`enhance/island.ts`), and nothing around it. It knows its props alone: no
 * context of the page, and no `useId` in what the server renders, which counts from the page's root there and from the island's here.
 */
export function Island({ name, of, props }: Props) {
	// Each of the union fits its props; together they cannot be told apart any more.
	const Component = of as ComponentType<object>
	return (
		<div data-enhance="island" data-island={name} data-props={JSON.stringify(props)} className="contents">
			<Component {...props} />
		</div>
	)
}
