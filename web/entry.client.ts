import { startEnhancers } from './enhance/start.ts'

/** The application's script is gone where a newer version was deployed meanwhile: the page is then about to reload itself. */
const hydratePage = (application?: typeof import('./hydrate.tsx')) => application?.hydrate(startEnhancers)

if (document.documentElement.dataset.interactive === undefined) startEnhancers()
else void import('./hydrate.tsx').then(hydratePage)
