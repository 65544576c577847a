import { expect, type Page } from '@playwright/test'

const allowed = {
	localStorage: /^(refresh_token|permissions|status|theme|form-settings|paging:[\w-]+)$/,
	sessionStorage: /^draft:\/Admin\//,
}

/** Checks that the browser stores only what the product may store, and none of these words. */
export async function expectStorageWithout(page: Page, ...secrets: string[]): Promise<void> {
	const kept = await page.evaluate(() => ({ localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } }))
	for (const area of ['localStorage', 'sessionStorage'] as const) {
		const others = Object.keys(kept[area]).filter((key) => !allowed[area].test(key))
		expect(others, `unexpected entries of ${area} on ${page.url()}`).toEqual([])
	}
	for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret)
	expect(await page.context().cookies()).toEqual([])
}
