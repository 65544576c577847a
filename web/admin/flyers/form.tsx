import { documentFormOf } from '../documents/document-form.tsx'
import { flyers } from '../documents/document-kinds.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(flyers.description)
export const clientLoader = formLoader(flyers.description, flyers.load)
export default formPage<typeof clientLoader>(flyers.description, documentFormOf(flyers))
