import { brand } from '#web/content/brand.ts'
import { isOn } from '#web/content/switched-off.ts'
import { loadFile, loadItems } from './load-content.ts'
import { application, job } from './schemas/careers.ts'
import { hiringList } from './schemas/hiring.ts'
import { enquiryList, savedReplyList, staffList } from './schemas/people.ts'
import {
	author,
	blog,
	caseStudy,
	categories,
	event,
	flyer,
	labels,
	newsItem,
	whitepaper,
} from './schemas/publishing.ts'

export const demoStaff = loadFile(staffList, 'staff.yaml')
export const demoEnquiries = loadFile(enquiryList, 'enquiries.yaml')
export const demoSavedReplies = loadFile(savedReplyList, 'saved-replies.yaml')

export const demoBlogLabels = loadFile(labels, 'blog-labels.yaml')
export const demoCaseStudyCategories = loadFile(categories, 'case-study-categories.yaml')
export const demoAuthors = loadItems(author, 'authors', 'author.yaml')

/** Sorts items by date, oldest first. */
const inOrder = <Item>(items: Item[], dateOf: (item: Item) => string) =>
	items.sort((one, other) => dateOf(one).localeCompare(dateOf(other)))

export const demoBlogs = inOrder(loadItems(blog, 'blogs', 'post.md'), ({ date }) => date)
export const demoCaseStudies = inOrder(
	loadItems(caseStudy, 'case-studies', 'case-study.yaml'),
	({ publishedDate }) => publishedDate,
)
/** Replaces the address of a page that is switched off. */
const ownSite = `https://${brand.website}/about`

export const demoNews = inOrder(
	loadItems(newsItem, 'news', 'news.yaml').map((item) =>
		isOn(new URL(item.url).pathname) ? item : { ...item, url: ownSite },
	),
	({ publishedDate }) => publishedDate,
)
export const demoFlyers = inOrder(loadItems(flyer, 'flyers', 'flyer.yaml'), ({ createdOn }) => createdOn)
export const demoWhitepapers = inOrder(
	loadItems(whitepaper, 'whitepapers', 'whitepaper.yaml'),
	({ createdOn }) => createdOn,
)
export const demoEvents = inOrder(loadItems(event, 'events', 'event.yaml'), ({ createdOn }) => createdOn)

export const demoJobs = loadItems(job, 'careers/jobs', 'job.md')
export const demoApplications = loadItems(application, 'careers/applications', 'application.yaml')
export const demoHiring = loadFile(hiringList, 'careers/desk.yaml')

export type DemoBlog = (typeof demoBlogs)[number]
export type DemoCaseStudy = (typeof demoCaseStudies)[number]
export type DemoNews = (typeof demoNews)[number]
export type DemoFlyer = (typeof demoFlyers)[number]
export type DemoWhitepaper = (typeof demoWhitepapers)[number]
export type DemoEvent = (typeof demoEvents)[number]
export type DemoJob = (typeof demoJobs)[number]
export type DemoApplication = (typeof demoApplications)[number]
