import type { ErrorBody } from '#contracts/shared/error-body.ts'
import { blogCalls } from './blogs.ts'
import { caseStudyCalls } from './case-studies.ts'
import { flyerCalls, whitepaperCalls } from './documents.ts'
import { eventCalls } from './events.ts'
import { newsCalls } from './news.ts'
import { callsOf, type Publishable } from './publishable.ts'

/** A kind of item with a schedule. `saved` and `refused` send a complete form with other or more fields. */
const open = (kind: Publishable) => async () => {
	const calls = await callsOf(kind)
	return {
		...calls,
		id: kind.id,
		flag: kind.flag,
		saved: (fields: Record<string, string>) => calls.saved({ ...kind.form(), ...fields }),
		refused: async (fields: Record<string, string>): Promise<ErrorBody> =>
			(await calls.save({ ...kind.form(), ...fields })).json(),
		isPublic: async (id: number) => (await calls.publicRows()).some((row) => row[kind.id] === id),
	}
}

export const publishableKinds = {
	blogs: open(blogCalls),
	caseStudies: open(caseStudyCalls),
	news: open(newsCalls),
	flyers: open(flyerCalls),
	whitepapers: open(whitepaperCalls),
	events: open(eventCalls),
}
export type AnyPublishable = Awaited<ReturnType<(typeof publishableKinds)[keyof typeof publishableKinds]>>
