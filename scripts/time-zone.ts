/** Writes the rules of the company's time zone for invitations. They cover the future only. */
import { writeFileSync } from 'node:fs'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { brand } from '#web/content/brand.ts'
import { Refusal, run } from './command/steps.ts'

const file = new URL('../worker/mail/time-zone.json', import.meta.url)

await run(async () => {
	const { iana } = brand.timeZone
	const [rules = '', zone = ''] = tzlib_get_ical_block(iana)
	if (!rules) throw new Refusal(`timezones-ical-library does not know the time zone ${iana}.`)
	// For an alias the library returns the main name.
	writeFileSync(file, `${JSON.stringify({ iana, tzid: zone.replace('TZID=', ''), rules }, null, '\t')}\n`)
	return 0
})
