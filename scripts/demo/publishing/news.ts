import type { DemoNews } from './types.ts'

export const demoNews: readonly DemoNews[] = [
	{
		slug: 'dubai-office-opens',
		title: 'Dubai office opens on the 18th floor of Crescent Tower',
		url: 'https://www.nilavu.example/contact',
		publishedDate: '2024-02-26',
		description:
			'Eight years after the first desk in the city, our people in Dubai have rooms of their own. Twenty-six colleagues moved to Business Bay on Sunday and took calls on Monday at nine. Two training rooms hold twelve trade officers each, and banks may book them for their own courses.',
	},
	{
		slug: 'iso-recertified',
		title: 'ISO 27001:2013 certificate renewed after nine days of audit',
		url: 'https://www.nilavu.example/infrastructure-services',
		publishedDate: '2024-03-28',
		description:
			'Three auditors spent nine days in Kochi and Chennai, watched a night shift hand over, and asked eleven people to explain commands they had typed months ago. They wrote down no major finding and two minor ones, about visitor badges and an expired fire drill. Both were closed before the certificate was printed.',
	},
	{
		slug: 'education-module-released',
		title: 'Exam and result module released to every awarding body',
		url: 'https://www.nilavu.example/education-automation-solution',
		publishedDate: '2024-05-13',
		description:
			'After two sessions with three pilot authorities, the fifth module of Education Automation is open to all. Examiners mark question by question on screen, second marking starts by itself, and certificates carry a code for employers. Existing customers need four weeks to add it, outside of term.',
	},
	{
		slug: 'support-hours-extended',
		title: 'Product support answers until eight, Saturdays included',
		url: 'https://www.nilavu.example/contact',
		publishedDate: '2024-07-01',
		description:
			'From today the support centre in Chennai is open from 08:00 to 20:00, Monday to Saturday. It used to close at six, and on Saturdays altogether. Every eighth call had reached the answering machine between six and eight. The watch over servers is unchanged: it never closed.',
	},
	{
		slug: 'annual-report-published',
		title: '16th annual report is out, with a note on what went less well',
		url: 'https://www.nilavu.example/AnnualReport',
		publishedDate: '2024-07-03',
		description:
			'Revenue of Rs 11,584 lakh, a profit of Rs 1,512 lakh and a dividend of Rs 1.50 a share stand in the report for 2023-24. So do two postponed tenders and an upgrade that came seven weeks late. Members vote on 26 July, by video conference. The file is tagged, and can be read aloud.',
	},
	{
		slug: 'partner-programme',
		title: 'Partner programme begins with nine firms in four countries',
		url: 'https://www.nilavu.example/services',
		publishedDate: '2024-11-18',
		description:
			'Nine implementation firms from India, Oman, Kenya and Sri Lanka will set up our products under their own contracts. Each sends four people to Kochi for three weeks, and nobody is certified by a multiple-choice test: they take a real department live, with one of us beside them who says nothing unless asked.',
	},
	{
		slug: 'bpm-designer-two',
		title: 'Designer 2 draws a process twice as fast, with half the clicks',
		url: 'https://www.nilavu.example/business-process-management',
		publishedDate: '2025-02-10',
		description:
			'The second version of the process designer works by keyboard from the first task to the last gateway. In trials with 34 analysts a purchase approval took 19 minutes to draw, down from 41. Drawings of the first version open unchanged, and cases that are under way notice nothing.',
	},
	{
		slug: 'apprentices-join',
		title: 'Twenty-four apprentices take their seats at the long tables',
		url: 'https://www.nilavu.example/careers',
		publishedDate: '2025-07-07',
		description:
			'They come from eleven polytechnics and four arts colleges, and the youngest is nineteen. For a year they spend four days a week with a product and the fifth in class. Fifteen of last year’s twenty have stayed; two went on to study, and three were hired by customers, whom we forgive.',
	},
	{
		slug: 'disaster-recovery-drill',
		title: 'Unannounced drill: second site at work after 37 minutes',
		url: 'https://www.nilavu.example/infrastructure-services',
		publishedDate: '2025-09-22',
		description:
			'At 03:10 on Saturday a customer called a recovery drill without warning, as the contract allows. The archive of 14 million documents answered from its second site at 03:47, with 60 minutes agreed and four minutes of data to replay. One runbook page turned out to name a retired server; it was corrected by noon.',
	},
	{
		slug: 'ckyc-connector-update',
		title: 'CKYC connector reads the registry’s new response codes',
		url: 'https://www.nilavu.example/Solutions/CKYCSolution',
		publishedDate: '2025-12-01',
		description:
			'Template and code list change on 1 January. The update is ready now and comes with a test batch that provokes each of the 17 new codes once. Records waiting under the old template are checked again overnight. Banks on our cloud have it already; others find it on the download page for customers.',
	},
	{
		slug: 'onboarding-in-nine-languages',
		title: 'Accounts can be opened in nine languages',
		url: 'https://www.nilavu.example/customer-onboarding',
		publishedDate: '2026-03-16',
		description:
			'Odia, Gujarati and Marathi join English, Hindi, Malayalam, Tamil, Kannada and Arabic on the self-onboarding portal. Translators sat in branches for a week before they wrote a word, because “nominee” has no good equivalent in three of the nine. Applicants may change the language on any screen and lose nothing.',
	},
	{
		slug: 'accessibility-statement',
		title: 'We say in public what our screens cannot do yet',
		url: 'https://www.nilavu.example/contact',
		publishedDate: '2026-06-08',
		description:
			'Each product now has an accessibility statement against WCAG 2.2, level AA. It lists what was tested, by whom, and the 14 barriers that are open, each with a date. Six testers who are blind or cannot use a mouse did the work for pay. Tell us about a fifteenth barrier by the contact form.',
	},
	{
		slug: 'library-scholarship',
		title: 'A year of fees for twelve students of library science',
		url: 'https://www.nilavu.example/Policies',
		publishedDate: '2026-09-14',
		unpublished: true,
		description:
			'Archives need people who know what a file is. From this autumn twelve students of library and information science have their fees paid for a year, half of them first in their family at a university. They spend six weeks with records officers, and owe us nothing afterwards.',
	},
	{
		slug: 'hundred-enterprise-clients-path',
		title: 'On the way to a hundred enterprise clients',
		url: 'https://www.nilavu.example/solutions',
		publishedDate: '2026-11-09',
		unpublished: true,
		description:
			'More than eighty enterprises work with our software, and the hundredth contract is in sight for next year. We will not hurry it: each rollout has one lead, and leads are trained for fourteen months. Two inquiries were declined this quarter because nobody was free to do them well.',
	},
]
