// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { menuFor } from '#web/admin/frame/menu.ts'
import { requireList } from '#web/admin/session/guards.ts'

const request = new Request('https://www.company.test/Admin/Receivedapplication')

/** Signs in a user of flyers to whom these jobs are lent. Returns the calls. */
function signIn(id: number, lentJobs: number[]) {
	const body = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3_600, sub: String(id) }))
	localStorage.setItem('refresh_token', `Bearer a.${body}.b`)
	localStorage.setItem('permissions', JSON.stringify([{ permission: 'Flyers' }]))
	const account = { userName: 'rustam', fullName: 'Rustam', needsCurrentPassword: true, lentJobs }
	const asked = vi.fn(async () => Response.json(account))
	vi.stubGlobal('fetch', asked)
	onTestFinished(() => {
		vi.unstubAllGlobals()
		localStorage.clear()
	})
	return asked
}

test('the list of applications opens for users to whom jobs are lent, and no other list does', async () => {
	const asked = signIn(7, [4])
	await requireList('applications', request)
	await requireList('applications', request)
	expect(asked, 'once in a document').toHaveBeenCalledOnce()
	await expect(requireList('enquiries', request)).rejects.toBeInstanceOf(Response)
})

test('it leads users without lent jobs to the overview', async () => {
	signIn(8, [])
	await expect(requireList('applications', request)).rejects.toBeInstanceOf(Response)
})

test('the menu has received applications for users to whom jobs are lent', () => {
	const labels = menuFor([{ permission: 'Flyers' }], true).flatMap(({ items }) => items.map(({ label }) => label))
	expect(labels).toEqual(['Flyers', 'Received applications'])
})
