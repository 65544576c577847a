import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { itemPaths, openJobPath } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/journey.ts'
import { allPages } from '#web/content/site-map.ts'

/** The rules of the HTML standard, and nothing of taste. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

async function faultsOf(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))
}

test('The validator finds what is wrong', async () => {
	const found = await faultsOf(
		'<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body>',
	)
	expect(found.join()).toContain('close-order')
})

test('Every page is valid HTML', async ({ request }) => {
	for (const path of [
		...allPages.map((page) => page.path),
		...itemPaths,
		openJobPath,
		'/blog?page=2',
		'/events?page=2',
		'/blog?search=zzz',
		'/careers?location=Kochi&type=1',
	])
		expect(await faultsOf(await (await request.get(path)).text()), path).toEqual([])
})
