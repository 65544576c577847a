import { startEnhancers } from './enhance/start.ts'

if (document.documentElement.dataset.interactive === undefined) startEnhancers()
else void import('./hydrate.tsx').then(({ hydrate }) => hydrate(startEnhancers))
