import { documentFormOf } from '../documents/document-form.tsx'
import { flyers } from '../documents/document-kinds.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { formHandle } from '../staff-meta.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

/** The form shows its page in a frame. */
export const handle = formHandle
export const meta = formMeta(flyers.description)
export const clientLoader = formLoader(flyers.description, flyers.load)
export default formPage<typeof clientLoader>(flyers.description, documentFormOf(flyers))
