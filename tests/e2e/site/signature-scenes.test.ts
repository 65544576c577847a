import type { Locator, Page, Request } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

test.skip(!isDemoCompany, 'follows the stories of the demo company')

const mostScriptBytes = 6 * 1024

/** Opens the page at its scene and returns the scene once it works, with what its script weighs compressed. */
async function openScene(page: Page, path: string): Promise<{ scene: Locator; said: Locator }> {
	const modules: Request[] = []
	page.on('request', (request) => {
		if (/\/assets\/(operable|approached|operate|three-way|kyc|document-man|business-pro|trade-fin)/.test(request.url()))
			modules.push(request)
	})
	await page.goto(path)
	const scene = page.locator('form[data-enhance="operable"]')
	await expect(scene).toHaveCount(1)
	await scene.scrollIntoViewIfNeeded()
	// Its last module is loaded once a press of the button is answered.
	const again = scene.getByRole('button', { name: 'Start again' })
	await expect(scene).toHaveAttribute('data-operable', '')
	await again.press('Enter')
	const sizes = await Promise.all(modules.map((module) => module.sizes()))
	expect(sizes.length).toBeGreaterThan(0)
	expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(mostScriptBytes)
	await expectFits(scene)
	return { scene, said: scene.locator('p[role="status"]') }
}

/** The section fits the window of 1280 by 800 below the bar. */
async function expectFits(scene: Locator): Promise<void> {
	const box = await scene.locator('xpath=ancestor::section').boundingBox()
	expect(box?.height).toBeLessThanOrEqual(800 - 72)
}

/** Presses a control by the keyboard and expects that it keeps the focus. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
	await control.press(key)
	await expect(control).toBeFocused()
}

test('3-way matching: the tolerance moves by arrow keys, the buyer claims, and the invoice is released', async ({
	page,
}) => {
	const { scene, said } = await openScene(page, '/3-way-matching-solution')
	const tolerance = scene.getByRole('slider', { name: 'Price tolerance' })
	await press(tolerance, 'ArrowRight')
	await expect(said).toContainText('Tolerance 1.5%: 3 of 4 lines pass')
	await press(tolerance, 'ArrowRight')
	await expect(said).toContainText('Tolerance 2.0%: 4 of 4 lines pass')
	await press(tolerance, 'Home')
	await press(scene.getByRole('button', { name: 'Claim 3,600.00' }))
	await press(scene.locator('button[name="release"]'))
	await expect(said).toContainText('Invoice INV 0417 is released. 185,640.00')
	await expectFits(scene)
	await scene.getByRole('link', { name: 'Copy link to this state' }).press('Enter')
	await expect(said).toContainText('It opens the scene as it is now.')
	await page.reload()
	await expect(said).toContainText('Invoice INV 0417 is released. 185,640.00')
	await expect(scene.getByText('3,600.00 on one line. The other three asked nobody.')).toBeInViewport()
	await expectAccessible(page, [390, 1280])
})

test('Business processes: a second path is drawn, and the token passes two approvals', async ({ page }) => {
	const { scene, said } = await openScene(page, '/business-process-management')
	await press(scene.getByRole('button', { name: 'Finance director' }))
	await press(scene.getByRole('button', { name: 'Start', exact: true }))
	const approve = scene.getByRole('button', { name: 'Approve' })
	await press(approve)
	await expect(scene.getByText('Task of: Finance director')).toBeVisible()
	await press(approve)
	await expect(said).toContainText('Two signatures.')
	await expectFits(scene)
	await expectAccessible(page, [390, 1280])
})

test('Trade finance: the late shipment is found in the bill of lading and refused', async ({ page }) => {
	const { scene, said } = await openScene(page, '/trade-finance-solution')
	await scene.getByRole('radio', { name: /Commercial invoice/ }).press('ArrowRight')
	await expect(scene.getByRole('radio', { name: /Bill of lading/ })).toBeChecked()
	await press(scene.getByRole('button', { name: /Shipped on board/ }))
	await expect(said).toContainText('Discrepancy raised')
	await press(scene.getByRole('button', { name: 'Refuse' }))
	await expect(scene.getByText(/MT 734/).first()).toBeVisible()
	await expectFits(scene)
	await expectAccessible(page, [390, 1280])
})

test('KYC: the closest name is set aside for its date of birth', async ({ page }) => {
	const { scene, said } = await openScene(page, '/Solutions/Kyc')
	const verdict = scene.getByRole('button', { name: 'Not the same' })
	await press(verdict)
	await expect(said).toHaveText('First choose the fact that your decision rests on.')
	await scene.locator('input[name="fact"][value="1"]').press('Space')
	await press(verdict)
	await expect(scene.getByText('Set aside').first()).toBeVisible()
	await expectFits(scene)
	const [axis, mark] = await Promise.all([scene.boundingBox(), scene.getByText('75', { exact: true }).boundingBox()])
	const centre = ((mark?.x ?? 0) + (mark?.width ?? 0) / 2 - (axis?.x ?? 0)) / (axis?.width ?? 1)
	expect(centre, 'the mark of 75 is at 75 per cent of the axis').toBeCloseTo(0.75, 2)
	await page.setViewportSize({ width: 390, height: 844 })
	await verdict.scrollIntoViewIfNeeded()
	await expect(said, 'the status is beside the decision on a phone').toBeInViewport()
	const [status, button] = await Promise.all([said.boundingBox(), verdict.boundingBox()])
	expect((status?.y ?? 0) + (status?.height ?? 0), 'and covers nothing').toBeLessThan(button?.y ?? 0)
	await expectAccessible(page, [390, 1280])
})

test('Document management: the lease is found, compared and signed', async ({ page }) => {
	const { scene, said } = await openScene(page, '/document-management')
	await scene.getByRole('searchbox').or(scene.getByRole('textbox')).first().pressSequentially('lock mer')
	await scene.locator('input[name="open"][value="1"]').press('Space')
	await press(scene.getByRole('checkbox', { name: 'Compare with the version before' }), 'Space')
	await expect(said).toContainText('Version 2.1 beside 2.0')
	await press(scene.getByRole('button', { name: 'Approve and sign' }))
	await expect(said).toContainText('counsel signs next')
	await expectFits(scene)
	await expectAccessible(page, [390, 1280])
})

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false })

	for (const path of [
		'/3-way-matching-solution',
		'/business-process-management',
		'/trade-finance-solution',
		'/Solutions/Kyc',
		'/document-management',
	])
		test(`${path} shows its scene complete, tells the outcomes, and offers no control that would do nothing`, async ({
			page,
		}) => {
			await page.goto(path)
			const scene = page.locator('form[data-enhance="operable"]')
			await expect(scene).toBeVisible()
			await expect(scene.locator(':is(button, input, select):enabled:visible')).toHaveCount(0)
			await expect(scene.locator('~ div p').first()).toBeVisible()
		})
})
