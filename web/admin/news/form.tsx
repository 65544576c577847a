import { answerOf } from '#web/api.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { newsApi } from '../staff-api.ts'
import { newsDescription } from './news-description.ts'
import { NewsForm } from './news-form.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(newsDescription)
export const clientLoader = formLoader(newsDescription, (id) =>
	answerOf(newsApi.fetchnewsdetailsbyid.$post({ query: { id } })),
)
export default formPage<typeof clientLoader>(newsDescription, NewsForm)
