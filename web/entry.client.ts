import { startEnhancers } from './enhance/start.ts'

/** After a deploy the module is missing, and the page reloads itself. */
const hydratePage = (application?: typeof import('./hydrate.tsx')) => application?.hydrate(startEnhancers)

if (document.documentElement.dataset.interactive === undefined) startEnhancers()
else void import('./hydrate.tsx').then(hydratePage)
