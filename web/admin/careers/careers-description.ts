import { jobFields } from '#contracts/careers/careers.ts'
import { describeItem } from '../items/item-description.ts'
import { jobsList } from './jobs-list.ts'
import { loadJobTypes } from './load-job-types.ts'

const labels = {
	jobPosition: 'Job position',
	experience: 'Experience',
	skillsRequired: 'Skills required',
	jobQualification: 'Job qualification',
	jobDescription: 'Job description',
	jobTypeId: 'Job type',
	startDate: 'Start date',
	dueDate: 'Due date',
	jobLocation: 'Job location',
	country: 'Country',
	city: 'City',
	remote: 'Remote',
	salaryMin: 'Lowest salary',
	salaryMax: 'Highest salary',
	salaryCurrency: 'Currency',
	salaryUnit: 'Salary for each',
	answerDays: 'Applicants hear within (days)',
	questions: 'Questions to applicants',
}

export const careersDescription = describeItem('careers', jobFields, labels, {
	listName: jobsList.name,
	loadNames: async () => ({ jobTypeId: await loadJobTypes() }),
	// The specification shows the refusal for 2 seconds.
	undeletable: { code: 'job.has-applicants', shownMs: 2000 },
})
