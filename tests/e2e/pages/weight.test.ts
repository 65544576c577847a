import { expect, test } from '#tests/support/browser/journey.ts'
import { overweight, type Weight } from '#tests/support/pages/weight.ts'

/** The pages that the Worker renders, with the demo data. The others stand in `tests/built/weight.test.ts`. */
const limits: Readonly<Record<string, Weight>> = {
	'/blog': { elements: 995, document: 11.1, styles: 12.6, scripts: 2.6, requests: 3 },
	'/BlogView/22': { elements: 974, document: 11.7, styles: 12.6, scripts: 2.6, requests: 4 },
	'/contact': { elements: 1063, document: 13.4, styles: 11.5, scripts: 0, requests: 2 },
	'/careers': { elements: 1160, document: 12, styles: 10.7, scripts: 2.6, requests: 3 },
}

for (const [path, most] of Object.entries(limits))
	test(`${path} weighs no more than its row, with five per cent of slack`, async ({ request }) => {
		expect(overweight(path, await (await request.get(path)).text(), most)).toEqual([])
	})
