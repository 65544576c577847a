import { holdsSection } from '#contracts/auth/roles.ts'
import { answerOf } from '#web/api.ts'
import { formLoader, formMeta, formPage } from '../publishing/form-route.tsx'
import { preloadEditor } from '../rich-text/editor/load-editor.ts'
import { storedPermissions } from '../session/storage.ts'
import { careersApi } from '../staff-api.ts'
import { careersDescription } from './careers-description.ts'
import { JobForm } from './job-form.tsx'
import { loadJobTypes } from './load-job-types.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'
export { formHandle as handle } from '../staff-meta.ts'

export const meta = formMeta(careersDescription)
export const clientLoader = formLoader(
	careersDescription,
	(jobId) => answerOf(careersApi.fetchdetailsbyid.$post({ query: { jobId } })),
	async () => {
		preloadEditor()
		const held = storedPermissions()
		return {
			types: await loadJobTypes(),
			isAdmin: holdsSection(held, 'administration'),
			lends: holdsSection(held, 'applications'),
		}
	},
)
export default formPage<typeof clientLoader>(careersDescription, JobForm)
