import { useEffect, useState } from 'react'
import type { ItemKindName } from '#contracts/items/items.ts'
import { answerOf } from '#web/api.ts'
import { quietDraftsApi } from '../../staff-api.ts'
import type { CheckedItem } from '../item.ts'
import { findDead } from './find-dead.ts'

type Found = { dead: ReadonlySet<string>; failed: boolean }

const none: Found = { dead: new Set(), failed: false }

const askServer = (kind: ItemKindName) => (paths: string[]) =>
	answerOf(quietDraftsApi[':kind'].checklinks.$post({ param: { kind }, json: { paths } }))

/** The dead links of an item. It asks again whenever the item has other links. */
export function useDeadLinks(item: CheckedItem | null): Found {
	const [found, setFound] = useState(none)
	const kind = item?.kind
	const hrefs = JSON.stringify([...new Set(item?.links.map(({ href }) => href))])
	useEffect(() => {
		if (!kind) return
		let wanted = true
		findDead(JSON.parse(hrefs), window.location.origin, askServer(kind)).then(
			(dead) => wanted && setFound({ dead, failed: false }),
			() => wanted && setFound({ dead: none.dead, failed: true }),
		)
		return () => {
			wanted = false
		}
	}, [kind, hrefs])
	return found
}
