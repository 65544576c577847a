import { data } from 'react-router'
import { pageContext } from '#worker/context.ts'
import { findJob } from '#worker/features/careers/job-rows.ts'
import type { Route } from './+types/apply.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const { db } = context.get(pageContext)
	const job = await findJob(db, Number(params.job))
	if (!job || job.status === 'Upcoming') throw data(null, { status: 404 })
	return { job }
}

export default function Apply({ loaderData: { job } }: Route.ComponentProps) {
	return <h1>{job.jobPosition}</h1>
}
