import type { Page } from '@playwright/test'
import { rowOf } from './publishing-page.ts'

/** Filters the list by position and returns the job's row. A page has five rows, and other tests add jobs. */
export async function findJob(page: Page, position: string) {
	await page.goto(`/Admin/CareersAdmin?position=${encodeURIComponent(position)}`)
	return rowOf(page, position)
}
