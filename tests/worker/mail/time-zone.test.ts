import { tzOffset } from '@date-fns/tz'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { hourMs } from '#contracts/shared/periods.ts'
import { brand } from '#web/content/brand.ts'
import zone from '#worker/mail/time-zone.json' with { type: 'json' }

test('the rules in invitations are those of the company’s zone, and agree with Intl for two years', () => {
	expect(zone.iana, 'Run npm run zone').toBe(brand.timeZone.iana)
	const rules = ICAL.Component.fromString(zone.rules)
	expect(rules.getFirstPropertyValue('tzid')).toBe(zone.tzid)
	const timezone = new ICAL.Timezone(rules)
	const wrong: string[] = []
	const start = Date.now()
	for (let hours = 0; hours < 2 * 366 * 24; hours += 1) {
		const at = new Date(start + hours * hourMs)
		const minutes = tzOffset(zone.iana, at)
		const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19)
		const offset = timezone.utcOffset(ICAL.Time.fromDateTimeString(local)) / 60
		// The hour that clocks repeat has two offsets.
		const isRepeated = [-1, 1].some((hour) => tzOffset(zone.iana, new Date(at.getTime() + hour * hourMs)) === offset)
		if (offset !== minutes && !isRepeated) wrong.push(`${at.toISOString()}: ${offset}, not ${minutes}`)
	}
	expect(wrong).toEqual([])
})
