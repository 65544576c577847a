import { flyers } from '../documents/document-kinds.ts'
import { documentsLoader, documentsPage } from '../documents/documents-list.tsx'
import { reloadsList } from '../lists/reload-list.ts'
import { staffMeta } from '../staff-meta.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta(flyers.title)
export const clientLoader = documentsLoader(flyers)
export const shouldRevalidate = reloadsList(flyers.list)
export default documentsPage(flyers)
