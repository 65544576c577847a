import { documentFormOf } from '../documents/document-form.tsx'
import { whitepapers } from '../documents/document-kinds.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(whitepapers.description)
export const clientLoader = formLoader(whitepapers.description, whitepapers.load)
export default formPage<typeof clientLoader>(whitepapers.description, documentFormOf(whitepapers))
