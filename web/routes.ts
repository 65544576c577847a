import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { PageFacts } from './content/page-facts.ts'
import { pages } from './content/pages.ts'
import { products } from './content/products/all.ts'
import { hasInvestors } from './content/switched-off.ts'

/** One route for each spelling. The router ignores case, so only real aliases are listed. */
const spellings = ({ path, aliases = [] }: PageFacts, file: string) =>
	[path, ...aliases].map((spelling) => route(spelling.slice(1), file, { id: spelling }))

const feeds = ({ path }: PageFacts, file: string) =>
	['rss.xml', 'atom.xml'].map((name) => route(`${path.slice(1)}/${name}`, file, { id: `${path}/${name}` }))

/** A list of the back office and its form, which adds an item or edits the one with the id. */
const itemPages = (list: string, form: string, folder: string) => [
	route(list, `${folder}/list.tsx`),
	route(`${list}/${form}/:id?`, `${folder}/form.tsx`),
]

const investors = [
	...spellings(pages.ipo, 'site/investors/ipo.tsx'),
	...spellings(pages.annualReport, 'site/investors/annual-report.tsx'),
	...spellings(pages.annualReturn, 'site/investors/annual-return.tsx'),
	...spellings(pages.management, 'site/investors/management.tsx'),
	...spellings(pages.codeOfConduct, 'site/investors/code-of-conduct.tsx'),
	...spellings(pages.policies, 'site/investors/policies.tsx'),
	...spellings(pages.investorEnquiry, 'site/investors/investor-enquiry.tsx'),
	...spellings(pages.grievanceOfficer, 'site/investors/grievance-officer.tsx'),
]

export default [
	layout('site/home/layout.tsx', [index('site/home/page.tsx', { id: 'home' })]),
	layout(
		'site/products/layout.tsx',
		products.flatMap((product) => (product.ownPage ? [] : spellings(product, 'site/products/page.tsx'))),
	),
	layout('site/services/layout.tsx', [
		...spellings(pages.solutions, 'site/solutions/page.tsx'),
		...products.flatMap((product) => (product.ownPage ? spellings(product, product.ownPage) : [])),
	]),
	layout('site/layout.tsx', [
		...spellings(pages.about, 'site/about/page.tsx'),
		...(hasInvestors ? investors : []),
		...spellings(pages.privacyPolicy, 'site/legal/privacy-policy.tsx'),
		...spellings(pages.termsConditions, 'site/legal/terms-and-conditions.tsx'),
		route('*', 'site/unknown-path.tsx'),
	]),

	layout('site/developers/layout.tsx', [
		...spellings(pages.developers, 'site/developers/page.tsx'),
		...spellings(pages.backOfficeApi, 'site/developers/back-office.tsx'),
	]),
	layout('site/careers/layout.tsx', spellings(pages.careers, 'site/careers/page.tsx')),
	...feeds(pages.careers, 'site/careers/feed.ts'),

	layout('site/publishing/layout.tsx', [
		...spellings(pages.news, 'site/news/page.tsx'),
		...spellings(pages.blog, 'site/blog/page.tsx'),
		route('BlogView/:blogsId', 'site/blog/article.tsx'),
		...spellings(pages.events, 'site/events/page.tsx'),
		route('EventsView/:event', 'site/events/event.tsx'),
		...spellings(pages.caseStudies, 'site/case-studies/page.tsx'),
		route('CasestudyView/:id', 'site/case-studies/detail.tsx'),
		...spellings(pages.resources, 'site/resources/page.tsx'),
		route('search', 'site/search/page.tsx'),
	]),
	...feeds(pages.news, 'site/news/feed.ts'),
	...feeds(pages.blog, 'site/blog/feed.ts'),
	route('blog/category/:category/rss.xml', 'site/blog/feed.ts', { id: 'category.rss' }),
	route('blog/category/:category/atom.xml', 'site/blog/feed.ts', { id: 'category.atom' }),
	...feeds(pages.events, 'site/events/feed.ts'),
	route('events/calendar.ics', 'site/events/calendar.ts'),
	route('events/:event/event.ics', 'site/events/event-file.ts'),

	layout('site/forms/form-layout.tsx', [
		route('contact', 'site/contact/page.tsx'),
		route('CareersApply/:job', 'site/careers/apply.tsx'),
		route('application/:secret', 'site/applicant/page.tsx'),
		route('application', 'site/applicant/new-link.tsx'),
	]),

	layout('admin/sign-in/layout.tsx', [
		route('Login', 'admin/sign-in/login.tsx'),
		route('ResetPassword/:resetToken?', 'admin/sign-in/reset-password.tsx'),
	]),

	route('Admin', 'admin/layout.tsx', [
		index('admin/landing.tsx'),
		route('Account', 'admin/account/page.tsx'),
		route('Contactpage', 'admin/enquiries/page.tsx'),
		route('Contactpage/Report', 'admin/enquiries/report/page.tsx'),
		...itemPages('casestudies', 'addcasestudy', 'admin/case-studies'),
		route('Blogs', 'admin/blogs/list.tsx'),
		route('Blogs/Add', 'admin/blogs/form.tsx', { id: 'admin/blogs/add' }),
		route('Blogs/Edit/:id', 'admin/blogs/form.tsx', { id: 'admin/blogs/edit' }),
		...itemPages('NewsAdmin', 'AddNewsPage', 'admin/news'),
		...itemPages('EventsAdmin', 'AddEventsPage', 'admin/events'),
		...itemPages('FlyersAdmin', 'AddFlyersPage', 'admin/flyers'),
		...itemPages('WhitepaperAdmin', 'AddWhitepaperPage', 'admin/whitepapers'),
		...itemPages('CareersAdmin', 'AddJobPage', 'admin/careers'),
		route('Trash/:kind', 'admin/items/trash/page.tsx'),
		route('History/:kind/:id', 'admin/items/history/page.tsx'),
		route('Receivedapplication', 'admin/applications/page.tsx'),
		route('Audit', 'admin/audit/page.tsx'),
		route('Health', 'admin/health/page.tsx'),
		route('Users', 'admin/users/page.tsx'),
		route('*', 'admin/unknown-path.ts'),
	]),

	route('robots.txt', 'site/seo/robots.ts'),
	route('.well-known/security.txt', 'site/seo/security-txt.ts'),
	route('sitemap.xml', 'site/seo/sitemap.ts'),
] satisfies RouteConfig
