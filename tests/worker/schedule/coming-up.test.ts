import { expect, test } from 'vitest'
import { itemKinds } from '#contracts/items/kinds.ts'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { call } from '#tests/support/worker/app.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { listComingUp } from '#worker/features/schedule/coming-up.queries.ts'
import { nextBoundary } from '#worker/features/schedule/next-boundary.ts'

const publishAt = '2099-12-01T08:00:00.000Z'
const unpublishAt = '2099-12-24T08:00:00.000Z'

test('an Admin sees what is scheduled in all sections, the next first, and pages end with the first of it', async () => {
	const news = await callsOf(newsCalls)
	const itemId = await news.saved({ ...newsCalls.form(), title: 'In advent', publishAt, unpublishAt })
	const headers = await signedInAs(['Admin'])
	const row = { kind: 'news', itemId, title: 'In advent', triedSince: null, failure: null }
	expect(await answered<ComingUpRow[]>(await call('/api/dashboardcontroller/comingup', { headers }))).toEqual([
		{ ...row, act: 'publish', at: publishAt },
		{ ...row, act: 'unpublish', at: unpublishAt },
	])
	expect(await nextBoundary(db, new Date())).toBe(Date.parse(publishAt))
})

test('each kind reads the indexes that hold scheduled items only, in their order', async () => {
	const plans = await plansOf((by) => listComingUp(by, itemKinds))
	const tables = ['blogs', 'case_studies', 'news', 'flyers', 'whitepapers', 'events']
	const ofKinds = tables.flatMap((table) =>
		['publish_at', 'unpublish_at'].map((at) => `SEARCH ${table} USING INDEX ${table}_${at} (${at}>?)`),
	)
	const ofReplacements = ['(failed_at=?)', '(failed_at>?)'].map(
		(range) => `SEARCH replacements USING INDEX replacements_due ${range}`,
	)
	expect(plans.sort()).toEqual([...ofReplacements, ...ofKinds].sort())
})
