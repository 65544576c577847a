import type { EditedJob } from '#contracts/careers/careers.ts'
import type { JobTypes } from '#contracts/careers/job-types.ts'
import { optionalDate } from '#contracts/shared/calendar.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import { jobPosting } from '#web/site/careers/job/job-posting.ts'
import { jobSummary } from '#web/site/careers/job/job-summary.ts'
import { jobFacts } from '#web/site/careers/job-words.ts'
import { ownCard } from '#web/site/seo/page-meta.ts'
import { lacking, richFacts, titleOr } from '../publish-check/checked-parts.ts'
import type { CheckedItem, Lack } from '../publish-check/item.ts'
import type { JobValues } from './job-values.ts'

const wanted = {
	validThrough: { what: 'closing date', todo: 'Fill in the due date.', field: 'dueDate' },
	baseSalary: { what: 'salary', todo: 'Fill in the lowest or the highest salary.', field: 'salaryMin' },
}
const city: Lack = { what: 'city', todo: 'Fill in the city, or tick “Remote”.', field: 'city' }

const amount = (value: unknown) => (/^\d+$/.test(String(value ?? '')) ? Number(value) : null)

/** Describes the form of a job for the rules. */
export function describeJob(values: JobValues, job: EditedJob | null, types: JobTypes): CheckedItem {
	const { jobPosition, jobLocation, experience, jobDescription, jobQualification, skillsRequired } = values
	const id = job?.id ?? 0
	const told = { jobPosition: jobPosition.trim(), jobLocation: jobLocation.trim(), experience, jobDescription }
	const summary = jobSummary({ ...told, jobTypeDescription: types[String(values.jobTypeId)] ?? 'Job' })
	const remote = values.remote === true || values.remote === 'true'
	const place = String(values.city ?? '').trim()
	const posting = jobPosting(
		{
			...told,
			id,
			jobQualification,
			skillsRequired,
			country: values.country || ownCountry,
			city: place,
			remote,
			salaryMin: amount(values.salaryMin),
			salaryMax: amount(values.salaryMax),
			salaryCurrency: values.salaryCurrency || brand.currency,
			salaryUnit: values.salaryUnit || 'YEAR',
			postedAt: job?.updatedAt ?? new Date().toISOString(),
			dueDate: optionalDate().safeParse(values.dueDate).data ?? '',
			employmentType: 'OTHER',
		},
		window.location.origin,
	)
	const facts = richFacts(jobDescription, 'jobDescription', 2)
	return {
		kind: 'careers',
		page: {
			facts: jobFacts({ ...told, id, jobPosition: titleOr(told.jobPosition) }, summary),
			isSaved: job !== null,
			title: { text: told.jobPosition, field: 'jobPosition' },
			// Type, place and experience come first, so that only a short text is a fault.
			description: { shown: summary, source: summary, isWhole: false, field: 'jobDescription' },
			card: ownCard(pages.careers),
			picture: null,
		},
		text: facts.text,
		links: facts.links,
		pictures: facts.pictures,
		lacks: [...(remote || place ? [] : [city]), ...lacking(posting, wanted)],
	}
}
