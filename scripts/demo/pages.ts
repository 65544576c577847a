import { demoJobs } from './careers/jobs.ts'
import { demoBlogs } from './publishing/blogs.ts'
import { demoCaseStudies } from './publishing/case-studies.ts'
import { demoEvents } from './publishing/events.ts'

/** The id of the newest item that visitors see: demo items are added in the order of their dates. */
function newestId<Item>(items: readonly Item[], dateOf: (item: Item) => string, isPublished: (item: Item) => boolean) {
	const inOrder = [...items].sort((one, other) => dateOf(one).localeCompare(dateOf(other)))
	return inOrder.findLastIndex(isPublished) + 1
}

const published = ({ unpublished }: { unpublished?: true }) => !unpublished

/** The page of one item of each kind that has pages. */
export const itemPaths = [
	`/BlogView/${newestId(
		demoBlogs,
		({ date }) => date,
		({ inactive }) => !inactive,
	)}`,
	`/CasestudyView/${newestId(demoCaseStudies, ({ publishedDate }) => publishedDate, published)}`,
	`/EventsView/${newestId(demoEvents, ({ createdOn }) => createdOn, published)}`,
]

/** The page of a job that is open: it hydrates, as pages with a form do. */
export const openJobPath = `/CareersApply/${demoJobs.findLastIndex(({ opensIn }) => opensIn < 0) + 1}`
