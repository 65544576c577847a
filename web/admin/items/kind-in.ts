import { redirect } from 'react-router'
import { type ItemKindName, itemKinds } from '#contracts/items/kinds.ts'

/** Reads the kind of item in an address. Throws a redirect to the landing page for any other text. */
export function kindIn(text: string): ItemKindName {
	const kind = itemKinds.find((known) => known === text)
	if (!kind) throw redirect('/Admin')
	return kind
}
