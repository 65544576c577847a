import { demoBlogs, demoCaseStudies, demoEvents, demoJobs } from './demo-content.ts'

const isPublished = ({ unpublished }: { unpublished?: true }) => !unpublished

/** The page of the newest published item of each kind that has pages. Ids follow the order of the content. */
export const itemPaths = [
	`/BlogView/${demoBlogs.findLastIndex(({ inactive }) => !inactive) + 1}`,
	`/CasestudyView/${demoCaseStudies.findLastIndex(isPublished) + 1}`,
	`/EventsView/${demoEvents.findLastIndex(isPublished) + 1}`,
]

/** The page of an open job. It has a form and therefore hydrates. */
export const openJobPath = `/CareersApply/${demoJobs.findLastIndex(({ opensIn }) => opensIn < 0) + 1}`
