import { expect, test } from '#tests/support/browser/journey.ts'

/** Each search and the title of its first result; null: nothing is found. */
const searches: readonly (readonly [searched: string, first: string | null])[] = [
	// Products and pages, by name, by beginnings, in any order and case.
	['brochure', 'Customer Onboarding Suite: brochure'],
	['brochures', 'Resources'],
	['office note', 'Office Note'],
	['OFFICE NOTE', 'Office Note'],
	['note office', 'Office Note'],
	['trade finance', 'Trade Finance Suite'],
	['trade fin', 'Trade Finance Suite'],
	['customer onboarding', 'Customer Onboarding Suite'],
	['kyc', 'KYC'],
	['ckyc', 'CKYC'],
	['document management', 'DMS and BPM'],
	['dms', 'DMS and BPM'],
	['business process', 'Business Process Management'],
	['committee', 'Committee Management'],
	['3-way matching', '3-Way Matching'],
	['3 way matching', '3-Way Matching'],
	['education', 'Education Automation'],
	['infrastructure', 'Infrastructure services'],
	['grievance', 'Grievance redressal officer'],
	['privacy', 'Privacy policy'],
	['terms', 'Terms and conditions'],
	['code of conduct', 'Code of conduct'],
	['careers', 'Careers'],
	['events', 'Events'],
	['resources', 'Resources'],
	['solutions', 'Solutions'],
	['getalljobdetails', 'Developers'],
	['X-Token', 'Developers'],
	// Items.
	['engineer', 'Software Engineering Intern'],
	['writer', 'Technical Writer'],
	['kochi records', 'Kochi records day 2027'],
	['dubai', 'Banking evening in Dubai: three guarantees that went wrong'],
	// PDFs by title and by words of their pages.
	['annual report', 'Annual report'],
	['annual return 2021-22', 'Annual Return 2021-22'],
	['drhp', 'Draft Red Herring Prospectus'],
	['red herring', 'Draft Red Herring Prospectus'],
	['independent directors', 'Code for Independent Directors'],
	['whistle blower', 'Whistle Blower Policy and Vigil Mechanism'],
	['whistle-blower policy', 'Whistle Blower Policy and Vigil Mechanism'],
	['insider trading', 'Code of Fair Disclosure and of Trading by Insiders'],
	['material subsidiaries', 'Policy on Material Subsidiaries'],
	['sexual harassment', 'Anti Sexual Harassment Policy'],
	['csr', 'Corporate Social Responsibility Policy'],
	['risk appetite', 'Risk Management Policy'],
	['webhooks', 'Business Process Management: brochure'],
	// Typing errors.
	['documnet management', 'DMS and BPM'],
	['privcy policy', 'Privacy policy'],
	['correspondance', 'Correspondence Management'],
	['onbording', 'Customer Onboarding Suite'],
	// Operators, quotes and attacks are words, or nothing.
	['"office note"', 'Office Note'],
	['office -note', 'Office Note'],
	['(trade) finance*', 'Trade Finance Suite'],
	["% _ '", null],
	['<script>alert(1)</script>', null],
	['zzzzqqqq', null],
	['東京', null],
	['മലയാളം', null],
	['العربية', null],
	['x'.repeat(500), null],
	['\ud83d office', null],
]

test('Sixty searches find first what they should, and none of them fails', async ({ request }) => {
	for (const [place, [searched, first]] of searches.entries()) {
		const headers = { 'CF-Connecting-IP': `198.51.100.${place}` }
		const answer = await request.get(`/search?${new URLSearchParams({ q: searched })}`, { headers })
		expect(answer.status(), searched).toBe(200)
		const html = await answer.text()
		const title = /<ol id="results".*?<h2[^>]*><a [^>]*>(.*?)<\/a>/s.exec(html)?.[1] ?? null
		expect(title?.replaceAll(/<[^>]+>/g, '') ?? null, searched).toBe(first)
	}
})
