import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

/**
 * The one script of a page that does not hydrate: the client entry, which starts the enhancers. The router offers no public way to ask
 * the build's manifest for its address.
 */
export function DocumentScript() {
	const entry = useContext(UNSAFE_FrameworkContext)?.manifest.entry.module
	// What it adds can wait until the page is seen.
	return entry ? <script type="module" src={entry} fetchPriority="low" /> : null
}
