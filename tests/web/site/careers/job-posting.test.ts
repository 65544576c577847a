import { expect, test } from 'vitest'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { jobPosting } from '#web/site/careers/job/job-posting.ts'
import { aPostedJob } from './a-posted-job.ts'

const posting = (known?: Parameters<typeof aPostedJob>[0]) => jobPosting(aPostedJob(known), 'https://www.company.test')

test('a job with an office says what, where, from when and until when, and nothing of money', () => {
	expect(posting()).toEqual({
		'@type': 'JobPosting',
		title: 'Workflow Engineer',
		description:
			'<p>You draw processes with the people who run them.</p>' +
			'<h3>Qualification</h3><p>A degree, or four years of work</p>' +
			'<h3>Skills</h3><p>Drawing, asking &amp; listening</p>' +
			'<h3>Experience</h3><p>3 to 5 years</p>',
		datePosted: '2026-12-01',
		validThrough: companyMoment('2026-12-20T23:59'),
		employmentType: 'FULL_TIME',
		hiringOrganization: {
			'@type': 'Organization',
			name: brand.name,
			sameAs: 'https://www.company.test/',
			logo: 'https://www.company.test/icon-512.png',
		},
		jobLocation: {
			'@type': 'Place',
			address: { '@type': 'PostalAddress', addressLocality: 'Kochi', addressCountry: 'IN' },
		},
		directApply: true,
		identifier: { '@type': 'PropertyValue', name: brand.name, value: '7' },
	})
})

test('without a city there is the country alone', () => {
	expect(posting({ city: '', country: 'AE' }).jobLocation).toEqual({
		'@type': 'Place',
		address: { '@type': 'PostalAddress', addressCountry: 'AE' },
	})
})

test('a remote job names the country from which it is done, and a place only where it has one', () => {
	const remote = posting({ remote: true, city: '' })
	expect(remote).toMatchObject({
		jobLocationType: 'TELECOMMUTE',
		applicantLocationRequirements: { '@type': 'Country', name: 'India' },
	})
	expect(Object.keys(remote)).not.toContain('jobLocation')
	expect(Object.keys(posting({ remote: true }))).toContain('jobLocation')
	expect(Object.keys(posting())).not.toContain('jobLocationType')
})

test.each([
	[
		{ salaryMin: 100, salaryMax: 200 },
		{ minValue: 100, maxValue: 200 },
	],
	[{ salaryMin: 100, salaryMax: 100 }, { value: 100 }],
	[{ salaryMin: 100 }, { minValue: 100 }],
	[{ salaryMax: 200 }, { maxValue: 200 }],
])('a salary of %j is told as %j', (salary, range) => {
	expect(posting({ ...salary, salaryCurrency: 'AED', salaryUnit: 'MONTH' }).baseSalary).toEqual({
		'@type': 'MonetaryAmount',
		currency: 'AED',
		value: { '@type': 'QuantitativeValue', ...range, unitText: 'MONTH' },
	})
})

test('what looks like HTML in a plain field is text', () => {
	expect(posting({ skillsRequired: '<b>SQL</b>\nand more' }).description).toContain(
		'<p>&lt;b&gt;SQL&lt;/b&gt;<br>and more</p>',
	)
})
