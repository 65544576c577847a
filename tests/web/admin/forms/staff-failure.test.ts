import { afterEach, expect, test, vi } from 'vitest'
import { staffFailureText } from '#web/admin/forms/staff-failure.ts'
import { ApiRefusal } from '#web/api.ts'

const errorMsg = 'Asha Nair changed this on 2 Mar 2026, 23:15 UTC. What you sent has not been saved.'
const newestSave = { by: 'Asha Nair', at: '2026-03-02T23:15:00.000Z' }

afterEach(() => vi.unstubAllEnvs())

test("the message of a stale save tells the time in the reader's zone", () => {
	vi.stubEnv('TZ', 'Asia/Kolkata')
	expect(staffFailureText(new ApiRefusal(409, { code: 'write.stale', errorMsg, newestSave }), 'No.')).toBe(
		'Asha Nair changed this on 3 Mar 2026, 04:45. What you sent has not been saved.',
	)
})

test('any other failure has the message of the server, or that of the form', () => {
	expect(staffFailureText(new ApiRefusal(409, { code: 'write.stale', errorMsg }), 'No.')).toBe(errorMsg)
	expect(staffFailureText(new Error('unreachable'), 'No.')).toBe('No.')
})
