import type { DemoJob } from './job-type.ts'
import { openJobs } from './jobs-1.ts'
import { moreOpenJobs, upcomingJobs } from './jobs-2.ts'
import { closedJobs } from './jobs-3.ts'

const written = ({ opensIn }: DemoJob) => Math.min(opensIn, 0)

/** In the order in which they are filled in, the earliest first. */
export const demoJobs: readonly DemoJob[] = [...openJobs, ...moreOpenJobs, ...upcomingJobs, ...closedJobs].sort(
	(one, other) => written(one) - written(other),
)
