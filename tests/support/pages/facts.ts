import type { allPages } from '#web/content/site-map.ts'

type Path = (typeof allPages)[number]['path']

/** The facts that each page must state by sections 1, 2, 3 and 9 of the specification. Case does not matter. */
export const facts: Partial<Record<Path, readonly (string | RegExp)[]>> = {
	'/': [
		...['Learn more', 'Banking', 'e-Governance', 'Enterprise', 'Customer Onboarding Suite', 'Trade Finance Suite'],
		...['Administration Suite', 'Correspondence Management', 'Office Note', 'DMS', 'BPM', 'Our Customers'],
		...['REST', 'ERP', 'HCM', 'CRM', 'core banking'],
	],
	'/about': ['Our Work Space', 'Innovation is our Culture', 'Vision', 'Mission'],
	'/careers': [
		...['Work With Us', 'Open Positions', 'Closing Date', 'Apply Now', 'Why Join Us', 'Culture and diversity'],
	],
	'/customer-onboarding': [
		...['savings', 'current', 'NRI', 'self-onboarding portal', 'centralized KYC', 'branch assisted onboarding'],
		...['mobile application for agents', 'deduplication', 'negative list screening', 'risk analysis'],
		...['KYC and re-KYC', 'All Solutions'],
	],
	'/digital-document-filing-system': [
		...['inward management', 'file management', 'templates and drafts', 'dispatch management'],
		...['search and retrieval', 'admin management', 'reports', 'integrations', 'paperless', 'under a week'],
	],
	'/3-way-matching-solution': [
		...['purchase order', 'invoice', 'goods received note', 'up to 65%', 'USD 200,000'],
		...['10,000 invoices per day', /return on investment(?: in year one)? 100%/i, 'year one'],
	],
	'/trade-finance-solution': [
		...['letters of credit', 'documentary collections', 'bank guarantees', 'remittance', 'AML screening'],
		/round[- ]robin assignment/i,
	],
	'/office-note': ['initiator', 'recommender', 'reviewer', 'approver'],
	'/education-automation-solution': [
		...['accreditation', 'academics', 'trainer', 'faculty', 'student information', 'exam and result'],
		...['multiple payment gateways', 'multi-factor authentication', 'role-based authorization', 'single sign-on'],
		...['institution', 'inspection team', 'assessor', 'verifier', 'examiner'],
	],
	'/business-process-management': [
		...['drag', 'BPMN', 'multi-level approvals', 'scanner', /e-?mail/i, 'FTP', 'hot folder', 'REST API'],
		...['OCR', 'ICR', 'barcode', 'QR', 'e-forms'],
	],
	'/committee-management': [
		...['convenor', 'member', 'chairman', 'meetings', 'agenda', 'minutes', 'action-taken report', 'feedback form'],
	],
	'/services': [
		...['solution development', 'upgradation', 'upgrade', 're-engineering', 'manpower outsourcing', 'why choose us'],
		...['100+ customers', '20+ sectors'],
	],
	'/infrastructure-services': [
		...['24x7 support', 'ISO 27001:2013', 'server administration', 'backup', 'cloud migration', 'disaster recovery'],
	],
	'/PrivacyPolicy': ['children under 13'],
	'/InvestorEnquiry': ['registrar and share transfer agent', 'statutory auditor', 'bank'],
	'/investor-grievance-redressal-officer': ['company secretary'],
	'/AnnualReport': ['16th Annual Report', '2023-24'],
	'/AnnualReturn': ['MGT-7', '2019-20', '2020-21', '2021-22', '2022-23', '2023-24'],
}
