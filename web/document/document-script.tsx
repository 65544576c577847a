import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/**
 * The one script of a page that does not hydrate: the client entry, which starts the enhancers. The router offers no public way to ask
 * the build's manifest for its address. What it adds can wait until the page is painted. Where a nonce allows a script in the page, the
 * browser asks for the file only after "load".
 */
export function DocumentScript() {
	const { manifest, nonce } = useContext(UNSAFE_FrameworkContext) ?? {}
	if (!manifest) return null
	const source = manifest.entry.module
	if (!nonce) return <script type="module" src={source} fetchPriority="low" />
	return <script type="module" nonce={nonce}>{`addEventListener('load',()=>import('${source}'))`}</script>
}
