import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/**
 * The only script of a page that does not hydrate: the client entry, which starts the enhancers. The router's manifest with
 * its address has no public API. With a nonce, an inline script delays the request until the load event.
 */
export function DocumentScript() {
	const { manifest, nonce } = useContext(UNSAFE_FrameworkContext) ?? {}
	if (!manifest) return null
	const source = manifest.entry.module
	if (!nonce) return <script type="module" src={source} fetchPriority="low" />
	return <script type="module" nonce={nonce}>{`addEventListener('load',()=>import('${source}'))`}</script>
}
