import { fileOfPath, itemOfPage } from '#contracts/items/item-pages.ts'
import { mostLinksToCheck } from '#contracts/items/links.ts'
import { ownPath } from './own-path.ts'

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
	const { isPage } = await import('./is-page.ts')
	const others = own.filter(({ path }) => !isPage(path))
	const asked = others.filter(({ path }) => itemOfPage(path) !== null || fileOfPath(path) !== null)
	const paths = [...new Set(asked.map(({ path }) => path))].slice(0, mostLinksToCheck)
	const dead = paths.length > 0 ? await ask(paths) : []
	return new Set(others.filter((link) => !asked.includes(link) || dead.includes(link.path)).map(({ href }) => href))
}
