import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/**
 * The one script of a page that does not hydrate: the client entry, which starts the enhancers. The router offers no public way to ask
 * the build's manifest for its address.
 */
export function DocumentScript() {
	const { manifest, nonce } = useContext(UNSAFE_FrameworkContext) ?? {}
	// What it adds can wait until the page is seen.
	return manifest ? <script type="module" src={manifest.entry.module} fetchPriority="low" nonce={nonce} /> : null
}
