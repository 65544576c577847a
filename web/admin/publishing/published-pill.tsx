import type { Scheduled } from '#contracts/content/schedule.ts'
import { StatePill } from '../schedule/state-pill.tsx'

const words = { draft: 'UnPublished', scheduled: 'Scheduled', published: 'Published', ended: 'Ended' }
const blogWords = { ...words, draft: 'Inactive', published: 'Active' }

export const PublishedPill = (row: Scheduled) => <StatePill {...row} words={words} />

/** The same for a blog, whose box has another name. */
export const BlogStatusPill = (row: Scheduled) => <StatePill {...row} words={blogWords} />
