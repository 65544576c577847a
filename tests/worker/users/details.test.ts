import { expect, test } from 'vitest'
import { roles } from '#contracts/auth/roles.ts'
import { call } from '#tests/support/worker/app.ts'
import { addStaff, permissionsFor, signedInAs } from '#tests/support/worker/staff.ts'

const get = async (path: string) => call(`/api/usercontroller/${path}`, { headers: await signedInAs(['UserListing']) })
const isTaken = async (json: object) => {
	const headers = await signedInAs(['UserListing'])
	const answer = await call('/api/usercontroller/checkforusername', { json, headers })
	expect(answer.status).toBe(200)
	return answer.json()
}

test('the details of a user have the permissions and the version, and no password', async () => {
	const user = await addStaff({ userName: 'Asha Nair', roles: ['Blogs', 'Careers'], mobileNumber: '6123456789' })
	const answer = await get(`fetchdetailsbyid/${user.id}`)
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({
		id: user.id,
		userName: 'Asha Nair',
		fullName: user.fullName,
		email: user.email,
		mobileNumber: '6123456789',
		active: true,
		permissionsList: await permissionsFor(['Blogs', 'Careers']),
		reviewLinks: [],
		version: 1,
	})
})

test('a user without permissions has an empty list', async () => {
	const { id } = await addStaff()
	expect(await (await get(`fetchdetailsbyid/${id}`)).json()).toMatchObject({ permissionsList: [] })
})

test('an unknown id is a 404', async () => {
	const answer = await get('fetchdetailsbyid/987654')
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({ code: 'user.not-found', errorMsg: 'User with id not found' })
})

test.each(['0', '-1', '1.5', 'one', '1e3', '1%20or%201=1', '%00', '99999999999999999999'])(
	'%s is no id',
	async (id) => {
		const answer = await get(`fetchdetailsbyid/${id}`)
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { id: 'A number is expected' } })
	},
)

test('the permissions that can be given are the roles of the specification, each with a description', async () => {
	const permissions = (await (await get('fetchpermissions')).json()) as { id: number; description: string }[]
	expect(permissions.map(({ id }) => id)).toEqual(await permissionsFor([...roles]))
	expect(permissions).toHaveLength(11)
	expect(permissions[0]).toEqual({ id: expect.any(Number), role: 'Admin', description: 'Administrator: everything' })
	for (const { description } of permissions) expect(description).not.toBe('')
})

test('the live check finds the name of another user in any spelling', async () => {
	const { id } = await addStaff({ userName: 'Renée Nair' })
	for (const userName of ['Renée Nair', 'renée nair', ' RENÉE  NAIR ', 'Rene\u0301e Nair', 'Ｒｅｎée Nair']) {
		expect(await isTaken({ userName })).toBe(true)
		expect(await isTaken({ userName, id: id + 1 })).toBe(true)
		expect(await isTaken({ userName, id })).toBe(false)
		expect(await isTaken({ userName, id: String(id) })).toBe(false)
	}
	expect(await isTaken({ userName: 'Renée' })).toBe(false)
	expect(await isTaken({ userName: 'Ren%' })).toBe(false)
})

test('the names of inactive users are taken too', async () => {
	await addStaff({ userName: 'Former Member', active: false })
	expect(await isTaken({ userName: 'former member' })).toBe(true)
})
