import { type Ask, answerTo, client } from './in-turns.ts'

type Headers = Record<string, string>
type Ids = Record<string, number>

/** The commonest calls of staff, and the commonest pages and calls of visitors. */
export async function filledCalls(origin: string, staff: Headers, visitor: Headers, ids: Ids) {
	return { ...(await staffCalls(origin, staff, ids)), ...(await visitorCalls(origin, visitor, ids)) }
}

async function staffCalls(origin: string, headers: Headers, ids: Ids): Promise<Record<string, Ask>> {
	const { get, post } = client(origin, headers)
	const last = lastPages(post)
	const blogs = 'blogscontroller/fetchAllBlogs'
	const enquiries = 'contactuscontroller/getContactUsRequests'
	const applications = 'careerscontroller/getreceivedapplications'
	const acts = 'auditcontroller/listacts'
	const revisions = { id: 5 }
	return {
		account: get('fetchusername'),
		'dashboard: summary': get('dashboardcontroller/summary'),
		'dashboard: coming up': get('dashboardcontroller/comingup'),
		'blogs: list': post(blogs, {}),
		'blogs: list, last page': await last(blogs, {}),
		'blogs: list, searched': post(blogs, { headingFilter: 'backup' }),
		'blogs: list, searched in vain': post(blogs, { headingFilter: 'zzzz' }),
		'blogs: list, active of a category': post(blogs, { categoryInt: 2, active: true }),
		'blogs: details': get(`blogscontroller/fetchblogsbyid/${ids.blogs}`),
		'blogs: authors': get('blogscontroller/authors'),
		'case studies: list': post('casestudiescontroller/listcasestudies', {}),
		'case studies: list, of a category': post('casestudiescontroller/listcasestudies', { categoryId: 2 }),
		'news: list': post('newscontroller/listnewsdetails', {}),
		'news: list, last page': await last('newscontroller/listnewsdetails', {}),
		'events: list': post('eventscontroller/fetchAllEvents', {}),
		'events: list, searched': post('eventscontroller/fetchAllEvents', { title: 'day' }),
		'flyers: list': post('flyerscontroller/listallflyers', {}),
		'whitepapers: list': post('whitepaperscontroller/listallwhitepapers', {}),
		'jobs: list': post('careerscontroller/getalljobdetails', {}),
		'enquiries: list': post(enquiries, {}),
		'enquiries: list, last page': await last(enquiries, {}),
		'enquiries: list, of a department': post(enquiries, { selectedDepartmentId: 2 }),
		'applications: list': post(applications, {}),
		'applications: list, last page': await last(applications, {}),
		'applications: list, of a job': post(applications, { jobPosts: [3] }),
		'applications: list, by name': post(applications, { sortBy: 'name', sortDirection: 'asc' }),
		'audit log': post(acts, {}),
		'audit log, last page': await last(acts, {}),
		'audit log, of a user': post(acts, { userName: 'blogs' }),
		'audit log, of an item': post(acts, { section: 'blogs', itemId: 6 }),
		'history: list': post('itemscontroller/blogs/listrevisions', revisions),
		'history: a revision': get(`itemscontroller/blogs/revisions/${await newestRevision(post, revisions)}`),
		'drafts: list': post('itemscontroller/blogs/listdrafts', {}),
		'drafts: draft of an item': get('itemscontroller/blogs/draftof/5'),
		'trash: list': post('itemscontroller/blogs/listtrash', {}),
		'users: list': post('usercontroller/getalluserdetails', {}),
		'health report': get('operationscontroller/health'),
	}
}

async function visitorCalls(origin: string, headers: Headers, ids: Ids): Promise<Record<string, Ask>> {
	const { get, post, page } = client(origin, headers)
	const blogs = 'public/blogscontroller/fetchAllBlogs'
	return {
		'/blog': page('/blog?rendered=anew'),
		'/blog, page 500': page('/blog?page=500&rendered=anew'),
		'/blog, searched': page('/blog?search=the'),
		'/blog, of a category': page('/blog?category=2&rendered=anew'),
		'/blog, of a tag': page('/blog?tag=3&rendered=anew'),
		'/BlogView': page(`/BlogView/${ids.blogs}?rendered=anew`),
		'/blog/rss.xml': page('/blog/rss.xml?rendered=anew'),
		'/news': page('/news?rendered=anew'),
		'/news/rss.xml': page('/news/rss.xml?rendered=anew'),
		'/events': page('/events?rendered=anew'),
		'/EventsView': page(`/EventsView/${ids.events}?rendered=anew`),
		'/case-study': page('/case-study?rendered=anew'),
		'/CasestudyView': page(`/CasestudyView/${ids.case_studies}?rendered=anew`),
		'/resources': page('/resources?rendered=anew'),
		'/careers': page('/careers?rendered=anew'),
		'/contact': page('/contact?rendered=anew'),
		'/sitemap.xml': page('/sitemap.xml?rendered=anew'),
		'/health': page('/health'),
		'call: blogs': post(blogs, {}),
		'call: blogs, last page': await lastPages(post)(blogs, {}),
		'call: a blog': get(`public/blogscontroller/fetchblogsbyid/${ids.blogs}`),
		'call: departments': get('public/contactuscontroller/viewDepartments'),
	}
}

type Post = ReturnType<typeof client>['post']

/** Makes the request for the last page of a list. */
const lastPages = (post: Post) => async (path: string, body: object) => {
	const { text } = await answerTo(path, post(path, body))
	const { totalPages }: { totalPages: number } = JSON.parse(text)
	return post(path, { ...body, pageNumber: totalPages })
}

async function newestRevision(post: Post, query: { id: number }): Promise<number | undefined> {
	const { text } = await answerTo('history', post('itemscontroller/blogs/listrevisions', query))
	const { content }: { content: { revisionId: number }[] } = JSON.parse(text)
	return content[0]?.revisionId
}
