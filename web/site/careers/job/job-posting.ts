import type { JobPosting, Place } from 'schema-dts'
import type { PostedJob } from '#contracts/careers/careers.ts'
import { companyMoment, companyToday } from '#contracts/shared/company-time.ts'
import { countryName } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const asHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')

const part = (heading: string, text: string) => `<h3>${heading}</h3><p>${asHtml(text).replace(/\s*\n\s*/g, '<br>')}</p>`

const descriptionOf = ({ jobDescription, jobQualification, skillsRequired, experience }: Posted) =>
	jobDescription +
	part('Qualification', jobQualification) +
	part('Skills', skillsRequired) +
	part('Experience', experience)

type Posted = Pick<
	PostedJob,
	| 'id'
	| 'jobPosition'
	| 'jobDescription'
	| 'jobQualification'
	| 'skillsRequired'
	| 'experience'
	| 'country'
	| 'city'
	| 'remote'
	| 'salaryMin'
	| 'salaryMax'
	| 'salaryCurrency'
	| 'salaryUnit'
	| 'postedAt'
	| 'dueDate'
	| 'employmentType'
>

export function jobPosting(job: Posted, origin: string): JobPosting {
	const { id, jobPosition, postedAt, dueDate, employmentType } = job
	return {
		'@type': 'JobPosting',
		title: jobPosition,
		description: descriptionOf(job),
		datePosted: companyToday(new Date(postedAt)),
		...(dueDate && { validThrough: companyMoment(`${dueDate}T23:59`) }),
		employmentType,
		hiringOrganization: {
			'@type': 'Organization',
			name: brand.name,
			sameAs: new URL('/', origin).href,
			logo: new URL('/icon-512.png', origin).href,
		},
		...placeOf(job),
		...salaryOf(job),
		directApply: true,
		identifier: { '@type': 'PropertyValue', name: brand.name, value: String(id) },
	}
}

function placeOf({ country, city, remote }: Posted): Partial<JobPosting> {
	const jobLocation: Place = {
		'@type': 'Place',
		address: { '@type': 'PostalAddress', ...(city && { addressLocality: city }), addressCountry: country },
	}
	if (!remote) return { jobLocation }
	return {
		jobLocationType: 'TELECOMMUTE',
		applicantLocationRequirements: { '@type': 'Country', name: countryName(country) },
		// The place of work is optional for a remote job.
		...(city && { jobLocation }),
	}
}

function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: Posted): Partial<JobPosting> {
	if (salaryMin === null && salaryMax === null) return {}
	const range =
		salaryMin !== null && salaryMin === salaryMax
			? { value: salaryMin }
			: { ...(salaryMin !== null && { minValue: salaryMin }), ...(salaryMax !== null && { maxValue: salaryMax }) }
	return {
		baseSalary: {
			'@type': 'MonetaryAmount',
			currency: salaryCurrency,
			value: { '@type': 'QuantitativeValue', ...range, unitText: salaryUnit },
		},
	}
}
