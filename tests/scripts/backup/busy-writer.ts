import { setTimeout as wait } from 'node:timers/promises'
import { whileBusy } from '#scripts/backup/retry.ts'
import { run } from '#scripts/command/steps.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'

/** Adds about eight enquiries a second until a signal ends it. */
const [state = ''] = process.argv.slice(2)
await run(() =>
	withLocalPlatform(
		async ({ DB }) => {
			for (let number = 1; ; number += 1) {
				await whileBusy(() =>
					DB.prepare(
						"insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at) values ('Busy', 'A company', 1, 'a@b.example', '911', ?, '2026-01-31T10:00:00.000Z')",
					)
						.bind(`Message ${number}`)
						.run(),
				)
				if (number === 3) console.log('writing')
				await wait(120)
			}
		},
		{ state },
	),
)
