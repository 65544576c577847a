import { expect, test } from 'vitest'
import { builtHtml } from '#tests/support/pages/built-pages.ts'
import { overweight } from '#tests/support/pages/weight.ts'

const row = (path: string, elements: number, document: number, styles: number, scripts: number, requests: number) =>
	[path, { elements, document, styles, scripts, requests }] as const

test.each([
	//                                elements  KB: document  styles  scripts  requests
	row('/', 1793, 21.1, 16.4, 2.6, 3),
	row('/document-management', 1321, 18.4, 22.5, 2.6, 3),
	row('/office-note', 1345, 17.1, 22.5, 2.6, 3),
	row('/trade-finance-solution', 1525, 21.1, 22.5, 2.6, 3),
	row('/business-process-management', 1882, 24.4, 22.5, 2.6, 3),
	row('/customer-onboarding', 2292, 29, 18.4, 2.6, 3),
	row('/solutions', 1933, 21.9, 18.4, 2.6, 3),
	row('/about', 1270, 15.2, 13.5, 2.6, 3),
	row('/developers', 3577, 21.4, 10.7, 2.6, 3),
	row('/PrivacyPolicy', 1099, 13.6, 13.5, 2.6, 3),
])('%s weighs no more than its row, with five per cent of slack', (path, limits) => {
	expect(overweight(path, builtHtml(path), limits)).toEqual([])
})
