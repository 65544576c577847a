import { expect, test } from 'vitest'
import { repeats } from '#tests/support/server/effort.ts'
import { call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { permissionsFor, signedInAs } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'

const atOnce = repeats({ usual: 60, nightly: 200 })
/** Spellings that look the same to a reader and differ as text. */
const spellings = (name: string) => [name, name.toUpperCase(), name.toLowerCase(), ` ${name} `, wide(name)]
const wide = (name: string) => name.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

const lookalikes = [
	...[
		'Zeta\u00ad',
		'Zeta\u3164',
		'Zeta\u2063',
		'Zeta\u034f',
		'Zeta\u180e',
		'Zeta\ufe0f',
		'Zeta\u{e0041}',
		'Zeta\u200d',
	],
	...['Ze\u00adta', 'Ze\u200cta', 'Ze\u034fta', '\u3164 Zeta'],
]

type Contest = { path: string; form: (name: string, number: number) => object; table: string; refused: unknown }

const contests: [string, Contest][] = [
	[
		'user name',
		{
			path: '/api/usercontroller/saveusers',
			form: (userName, number) => ({
				userName,
				fullName: 'Somebody',
				email: `contender${number}`,
				mobileNumber: brand.staffNumbers.example,
				active: true,
				sendPasswordLink: true,
			}),
			table: 'users',
			refused: [409, { code: 'user.name-taken' }],
		},
	],
	[
		'blog category',
		{
			path: '/api/blogscontroller/saveBlogsCategories',
			form: (categoryName) => ({ categoryName }),
			table: 'blog_categories',
			refused: [409, { code: 'blog-category.name-taken' }],
		},
	],
	[
		'blog tag',
		{
			path: '/api/blogscontroller/saveBlogsTags',
			form: (tagsName) => ({ tagsName }),
			table: 'blog_tags',
			refused: [409, { code: 'blog-tag.name-taken' }],
		},
	],
	[
		'category of case studies',
		{
			path: '/api/casestudycategoriescontroller/savecategory',
			form: (categoryName) => ({ categoryName }),
			table: 'case_study_categories',
			// The specification refuses with a regular response.
			refused: [200, false],
		},
	],
]

test.each(contests)('of many concurrent additions of one %s in any spelling one succeeds', async (_, contest) => {
	const { path, form, table, refused } = contest
	const headers = await signedInAs(['Admin'])
	const enabledPermissions = table === 'users' ? { enabledPermissions: await permissionsFor(['Blogs']) } : {}
	const before = await counts()
	const names = spellings('Contested')
	const answers = await Promise.all(
		Array.from({ length: atOnce }, async (_, number) => {
			const name = names[number % names.length] ?? ''
			const answer = await call(path, { json: { ...form(name, number), ...enabledPermissions }, headers })
			return [answer.status, await answer.json()]
		}),
	)
	const taken = answers.filter(([status, body]) => status === 200 && body !== false)
	expect(taken).toHaveLength(1)
	for (const answer of answers) if (answer !== taken[0]) expect(answer).toMatchObject(refused as object)
	const after = await counts()
	for (const each of [table, 'audit_log']) expect(after[each], each).toBe(Number(before[each]) + 1)
})

test.each(contests)(
	'a %s that looks like another one counts as the same',
	async (_, { path, form, table, refused }) => {
		const headers = await signedInAs(['Admin'])
		const enabledPermissions = table === 'users' ? { enabledPermissions: await permissionsFor(['Blogs']) } : {}
		const save = (name: string, number: number) =>
			call(path, { json: { ...form(name, 1_000 + number), ...enabledPermissions }, headers })
		expect((await save('Zeta', 0)).status).toBe(200)
		for (const [index, name] of lookalikes.entries()) {
			const answer = await save(name, index + 1)
			expect([answer.status, await answer.json()], JSON.stringify(name)).toMatchObject(refused as object)
		}
	},
)
