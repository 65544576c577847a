import { answerOf } from '#web/api.ts'
import { NamesDialog } from '../lists/names-dialog.tsx'
import { careersApi } from '../staff-api.ts'
import { employmentLabels } from './employment-labels.ts'
import { JobTypeForm } from './job-type-form.tsx'

/** They fit on one page. */
const load = async () => ({ content: await answerOf(careersApi.listjobtypes.$get()), totalPages: 1 })

type Props = { onClose: () => void; onChanged: () => void }

/** The job types and their employment types for search engines. */
export function JobTypesDialog({ onClose, onChanged }: Props) {
	return (
		<NamesDialog
			title="Job types"
			description="The types of job posts, and the kind of employment that search engines list them under."
			noun="job type"
			load={load}
			loadFailed="The job types could not be loaded. Check your connection."
			empty="No job types"
			rowOf={({ id, name, employmentType }) => ({
				id,
				name,
				detail: `Search engines: ${employmentLabels[employmentType]}`,
			})}
			change="Edit"
			form={(jobType, steps) => <JobTypeForm {...steps} jobType={jobType} />}
			onClose={onClose}
			onChanged={onChanged}
		/>
	)
}
