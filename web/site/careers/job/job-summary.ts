import type { PostedJob } from '#contracts/careers/careers.ts'
import { plainTextOf } from '#contracts/content/plain-text.ts'
import { summaryOf } from '#web/site/publishing/summary.ts'

type Described = Pick<PostedJob, 'jobTypeDescription' | 'jobLocation' | 'experience' | 'jobDescription'>

/** The description for search engines. */
export function jobSummary({ jobTypeDescription, jobLocation, experience, jobDescription }: Described): string {
	// Without its tags, a heading would run into the next sentence.
	const text = plainTextOf(jobDescription.replace(/<(h[234])>.*?<\/\1>/gs, ''))
	return summaryOf(`${jobTypeDescription} in ${jobLocation}; experience: ${experience}. ${text}`)
}
