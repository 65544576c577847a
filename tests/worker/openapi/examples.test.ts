import { expect, test } from 'vitest'
import { isCommonPassword } from '#contracts/auth/common-passwords.ts'
import { ownTimeZone } from '#contracts/shared/time-zones.ts'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import { judgeOf } from '#tests/support/openapi/faults-of.ts'
import { cityOf, headOffice } from '#web/content/brand-facts.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

const { document, faultsOf } = judgeOf(openApiDocument(api.routes))

type Content = Record<string, { schema?: object; example?: string }>
type Operation = { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }

const contents = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
	([path, methods]) =>
		Object.entries(methods).flatMap(([method, { requestBody, responses }]) => [
			...Object.entries(requestBody?.content ?? {}).map((each) => [`${method} ${path} request`, ...each] as const),
			...Object.values(responses).flatMap(({ content = {} }) =>
				Object.entries(content).map((each) => [`${method} ${path} answer`, ...each] as const),
			),
		]),
)

test('every request and every JSON answer has an example that its schema accepts', () => {
	expect(contents.length).toBeGreaterThan(150)
	for (const [name, type, { schema, example }] of contents) {
		if (!schema) continue
		expect(example, `${name}, ${type}`).toBeDefined()
		expect(faultsOf(JSON.parse(example ?? ''), schema), name).toEqual([])
	}
})

/** The values of the fields with this name in all examples. */
function valuesOf(wanted: string): Set<unknown> {
	const values = new Set<unknown>()
	for (const [, , { example }] of contents)
		JSON.parse(example ?? 'null', (name, value) => {
			if (name === wanted) values.add(value)
			return value
		})
	return values
}

test('examples sign in as nobody: no demo account has the user name, and no account can have the password', () => {
	const names = new Set<unknown>(demoAccounts.map(({ userName }) => userName))
	expect(['userName', 'email'].flatMap((field) => [...valuesOf(field)]).filter((name) => names.has(name))).toEqual([])
	const passwords = [...valuesOf('password'), ...valuesOf('currentPassword')].filter(
		(value) => typeof value === 'string',
	)
	expect(passwords.length).toBeGreaterThan(0)
	expect(passwords).not.toContain(demoPassword)
	expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('examples of places are in the city of the head office, and those of events in its time zone', () => {
	for (const field of ['jobLocation', 'city', 'applicantLocation'])
		expect([...valuesOf(field)], field).toEqual([cityOf(headOffice)])
	expect([...valuesOf('timeZone')]).toEqual([ownTimeZone])
	for (const address of valuesOf('address')) expect(address).toContain(cityOf(headOffice))
})
