import { expect, onTestFinished, test, vi } from 'vitest'

const errorMsg = 'Asha Nair changed this on 2 Mar 2026, 23:15 UTC. What you sent has not been saved.'
const newestSave = { by: 'Asha Nair', at: '2026-03-02T23:15:00.000Z' }

/** The modules in a browser of this time zone. They keep their formatters, so these are fresh ones. */
async function modulesIn(zone: string) {
	const { DateTimeFormat } = Intl
	vi.resetModules()
	vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function inZone(locales, options) {
		return new DateTimeFormat(locales, { ...options, timeZone: options?.timeZone ?? zone })
	})
	onTestFinished(() => {
		vi.restoreAllMocks()
		vi.resetModules()
	})
	const { staffFailureText } = await import('#web/admin/forms/staff-failure.ts')
	const { ApiRefusal } = await import('#web/api.ts')
	return { staffFailureText, ApiRefusal }
}

test("the message of a stale save tells the time in the reader's zone", async () => {
	const { staffFailureText, ApiRefusal } = await modulesIn('Asia/Kolkata')
	expect(staffFailureText(new ApiRefusal(409, { code: 'write.stale', errorMsg, newestSave }), 'No.')).toBe(
		'Asha Nair changed this on 3 Mar 2026, 04:45. What you sent has not been saved.',
	)
})

test('any other failure has the message of the server, or that of the form', async () => {
	const { staffFailureText, ApiRefusal } = await modulesIn('UTC')
	expect(staffFailureText(new ApiRefusal(409, { code: 'write.stale', errorMsg }), 'No.')).toBe(errorMsg)
	expect(staffFailureText(new Error('unreachable'), 'No.')).toBe('No.')
})
