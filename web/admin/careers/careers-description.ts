import type { ItemDescription } from '../items/item-description.ts'
import { jobsList } from './jobs-list.ts'
import { loadJobTypes } from './load-job-types.ts'

export const careersDescription: ItemDescription = {
	kind: 'careers',
	noun: 'job post',
	listPath: '/Admin/CareersAdmin',
	listName: jobsList.name,
	addPath: '/Admin/CareersAdmin/AddJobPage',
	editPath: (id) => `/Admin/CareersAdmin/AddJobPage/${id}`,
	published: null,
	fields: [
		{ name: 'jobPosition', label: 'Job position', look: 'text' },
		{ name: 'experience', label: 'Experience', look: 'text' },
		{ name: 'skillsRequired', label: 'Skills required', look: 'paragraphs' },
		{ name: 'jobQualification', label: 'Job qualification', look: 'paragraphs' },
		{ name: 'jobDescription', label: 'Job description', look: 'html' },
		{ name: 'jobTypeId', label: 'Job type', look: 'choice' },
		{ name: 'startDate', label: 'Start date', look: 'date' },
		{ name: 'dueDate', label: 'Due date', look: 'date' },
		{ name: 'jobLocation', label: 'Job location', look: 'text' },
		{ name: 'country', label: 'Country', look: 'text' },
		{ name: 'city', label: 'City', look: 'text' },
		{ name: 'remote', label: 'Remote', look: 'flag' },
		{ name: 'salaryMin', label: 'Lowest salary', look: 'text' },
		{ name: 'salaryMax', label: 'Highest salary', look: 'text' },
		{ name: 'salaryCurrency', label: 'Currency', look: 'text' },
		{ name: 'salaryUnit', label: 'Salary for each', look: 'text' },
	],
	loadNames: async () => ({ jobTypeId: await loadJobTypes() }),
	// The specification shows the refusal for 2 seconds.
	undeletable: { code: 'job.has-applicants', shownMs: 2000 },
}
