import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { type LoadedDraft, loadDraft } from '../items/drafts/load-draft.ts'
import type { ItemDescription } from '../items/item-description.ts'
import { type LoadedItem, loadItem, UnknownItem } from '../items/load-item.tsx'
import { requireSection } from '../session/guards.ts'
import { staffMeta } from '../staff-meta.ts'
import { useAnotherKey } from './form/after-save.ts'

// The exports of a route that adds an item of one kind or edits the one with the id in the address.

/** Makes the `meta` of a form's route. */
export const formMeta =
	({ noun }: ItemDescription) =>
	({ params }: { params: { id?: string } }) =>
		staffMeta(`${params.id === undefined ? 'Add' : 'Edit'} ${noun}`)

type Loaded<Item> = LoadedItem<Item> & { draft: LoadedDraft | null }

/** Makes the `clientLoader` of a form's route. `loadExtra` loads what else the form needs. */
export const formLoader =
	<Item, Extra extends object = object>(
		{ kind }: ItemDescription,
		load: (id: string) => Promise<Item>,
		loadExtra?: () => Promise<Extra>,
	) =>
	async ({ request, params: { id } }: { request: Request; params: { id?: string } }): Promise<Loaded<Item> & Extra> => {
		requireSection(kind, request)
		const [loaded, extra] = await Promise.all([loadForm(kind, id, request, load), loadExtra?.()])
		return { ...loaded, ...(extra as Extra) }
	}

async function loadForm<Item>(
	kind: ItemKindName,
	id: string | undefined,
	{ url }: Request,
	load: (id: string) => Promise<Item>,
): Promise<Loaded<Item>> {
	const loaded = await loadItem(id, load, kindFacts[kind].notFound)
	return { ...loaded, draft: loaded.failure === null ? await loadDraft(kind, id, url) : null }
}

/** The properties of each form. `item` is null for a new one. */
export type FormProps<Item> = { item: Item | null; draft: LoadedDraft | null; onStartOver: () => void }

type AnyLoader = (args: never) => Promise<Loaded<{ version: number }>>
type Data<Loader extends AnyLoader> = Awaited<ReturnType<Loader>>

/** Makes the page of a form's route. The form gets what the loader returns. */
export const formPage = <Loader extends AnyLoader>(
	{ listPath }: ItemDescription,
	Form: (props: Omit<Data<Loader>, 'failure'> & { onStartOver: () => void }) => ReactNode,
) =>
	function ItemFormPage({ loaderData, params }: { loaderData: Data<Loader>; params: { id?: string } }) {
		const { failure, ...props } = loaderData
		const { item, draft } = loaderData
		const { key, startOver } = useStartOver(params.id, item?.version, item ?? draft)
		if (failure !== null) return <UnknownItem failure={failure} backTo={listPath} />
		return <Form key={key} {...props} onStartOver={startOver} />
	}

/**
 * Reloads the page's item and remounts its form. The form gets `key`, which also changes with the item's id and version,
 * and after a save that adds another item.
 *
 * @param loaded what the router shows. Each load makes a new object, and the form is remounted when it arrives
 */
function useStartOver(id: string | undefined, version: number | undefined, loaded: object | null) {
	const { revalidate } = useRevalidator()
	const another = useAnotherKey()
	const [state, setState] = useState<{ round: number; outdated: { loaded: object | null } | null }>(first)
	if (state.outdated && state.outdated.loaded !== loaded) setState({ round: state.round + 1, outdated: null })

	// The form that had the focus is gone.
	useEffect(() => {
		if (state.round > 0) document.getElementById('content')?.focus({ preventScroll: true })
	}, [state.round])

	return {
		key: `${id ?? 'new'} ${version ?? 0} ${state.round} ${another}`,
		startOver() {
			setState(({ round }) => ({ round, outdated: { loaded } }))
			void revalidate()
		},
	}
}

const first = { round: 0, outdated: null }
