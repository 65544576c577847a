import { setTimeout as wait } from 'node:timers/promises'
import { run } from '#scripts/command/steps.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'

/** Adds about eight enquiries a second until a signal ends it, as a server does. Prints "refused" for each that fails. */
const [state = ''] = process.argv.slice(2)
await run(() =>
	withLocalPlatform(
		async ({ DB }) => {
			const add = DB.prepare(
				"insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at) values ('Busy', 'A company', 1, 'a@b.example', '911', ?, '2026-01-31T10:00:00.000Z')",
			)
			for (let number = 1; ; number += 1) {
				await add
					.bind(`Message ${number}`)
					.run()
					.catch(() => console.log('refused'))
				if (number === 3) console.log('writing')
				await wait(120)
			}
		},
		{ state },
	),
)
