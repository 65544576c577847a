import { whitepapers } from '../documents/document-kinds.ts'
import { documentsLoader, documentsPage } from '../documents/documents-list.tsx'
import { reloadsList } from '../lists/reload-list.ts'
import { staffMeta } from '../staff-meta.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta(whitepapers.title)
export const clientLoader = documentsLoader(whitepapers)
export const shouldRevalidate = reloadsList(whitepapers.list)
export default documentsPage(whitepapers)
