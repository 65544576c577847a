import { documentFormOf } from '../documents/document-form.tsx'
import { whitepapers } from '../documents/document-kinds.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { formHandle } from '../staff-meta.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

/** The form shows its page in a frame. */
export const handle = formHandle
export const meta = formMeta(whitepapers.description)
export const clientLoader = formLoader(whitepapers.description, whitepapers.load)
export default formPage<typeof clientLoader>(whitepapers.description, documentFormOf(whitepapers))
