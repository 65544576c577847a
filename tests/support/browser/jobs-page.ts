import type { Page } from '@playwright/test'
import { rowOf } from './publishing-page.ts'

/** The row of a job in the staff's list. Five stand on a page, and other tests add to the list meanwhile. */
export async function findJob(page: Page, position: string) {
	await page.goto(`/Admin/CareersAdmin?position=${encodeURIComponent(position)}`)
	return rowOf(page, position)
}
