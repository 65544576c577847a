import { useEffect, useState } from 'react'
import { fileOfPath, type ItemKindName, itemOfPage } from '#contracts/items/kinds.ts'
import { mostLinksToCheck } from '#contracts/items/links.ts'
import { answerOf } from '#web/api.ts'
import { quietDraftsApi } from '../staff-api.ts'
import type { CheckedItem } from './item.ts'

type Found = { dead: ReadonlySet<string>; failed: boolean }

const none: Found = { dead: new Set(), failed: false }

const askServer = (kind: ItemKindName) => (paths: string[]) =>
	answerOf(quietDraftsApi[':kind'].checklinks.$post({ param: { kind }, json: { paths } }))

/** The dead links of an item. Checks again whenever the item has other links. */
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

type Ask = (paths: string[]) => Promise<readonly string[]>

/**
 * Finds the links that visitors cannot open. Pages are known here; the server knows items and files.
 *
 * @throws what `ask` throws
 */
export async function findDead(hrefs: readonly string[], origin: string, ask: Ask): Promise<ReadonlySet<string>> {
	const own = hrefs.flatMap((href) => {
		const path = ownPath(href, origin)
		return path === null ? [] : [{ href, path }]
	})
	if (own.length === 0) return new Set()
	const { isPage } = await import('./site-paths.ts')
	const others = own.filter(({ path }) => !isPage(path))
	const asked = others.filter(({ path }) => itemOfPage(path) !== null || fileOfPath(path) !== null)
	const paths = [...new Set(asked.map(({ path }) => path))].slice(0, mostLinksToCheck)
	const dead = paths.length > 0 ? await ask(paths) : []
	return new Set(others.filter((link) => !asked.includes(link) || dead.includes(link.path)).map(({ href }) => href))
}

/** The path of a link within this site, with its query and place. Null for any other link. */
export function ownPath(href: string, origin: string): string | null {
	const isPath = href.startsWith('/') && !href.startsWith('//')
	if (!isPath && !/^https?:\/\//i.test(href)) return null
	if (!URL.canParse(href, origin)) return null
	const url = new URL(href, origin)
	return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
}
