import { startEnhancers } from './enhance/start.ts'

/** After a deploy the module is missing, and the page reloads itself. */
const hydratePage = (application?: typeof import('./hydrate.tsx')) => application?.hydrate(startEnhancers)

const isInteractive = document.documentElement.dataset.interactive !== undefined

// `npm run dev` only: vite.config.ts tells that the server renders another page now.
import.meta.hot?.on('document-changed', () => {
	if (!isInteractive) location.reload()
})

if (!isInteractive) startEnhancers()
else void import('./hydrate.tsx').then(hydratePage)
