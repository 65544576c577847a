import { brand } from '#web/content/brand.ts'

const listed = {
	'Asia/Kolkata': { place: 'India', clock: 'IST' },
	'Asia/Dubai': { place: 'United Arab Emirates, Oman', clock: 'Gulf time' },
	'Asia/Riyadh': { place: 'Saudi Arabia, Kuwait, Qatar, Bahrain', clock: 'Arabia time' },
	'Asia/Colombo': { place: 'Sri Lanka', clock: 'Sri Lanka time' },
	'Asia/Dhaka': { place: 'Bangladesh', clock: 'Bangladesh time' },
	'Asia/Singapore': { place: 'Singapore, Malaysia', clock: 'Singapore time' },
	'Asia/Tokyo': { place: 'Japan', clock: 'Japan time' },
	'Australia/Sydney': { place: 'Sydney, Melbourne', clock: 'Sydney time' },
	'Africa/Nairobi': { place: 'East Africa', clock: 'East Africa time' },
	'Africa/Lagos': { place: 'West Africa', clock: 'West Africa time' },
	'Africa/Johannesburg': { place: 'South Africa', clock: 'South Africa time' },
	'Europe/London': { place: 'United Kingdom, Ireland', clock: 'UK time' },
	'Europe/Berlin': { place: 'Central Europe', clock: 'Central European time' },
	'America/New_York': { place: 'United States, east', clock: 'Eastern time' },
	'America/Chicago': { place: 'United States, centre', clock: 'Central time' },
	'America/Los_Angeles': { place: 'United States, west', clock: 'Pacific time' },
} as const
export type TimeZone = keyof typeof listed

const { iana, name, short } = brand.timeZone

/** The company's time zone. It is a choice for events even if the list lacks it. */
export const ownTimeZone = iana as TimeZone

/** The time zones of events, by their name in the IANA database. `clock` follows a time on a page. */
export const timeZones: Record<TimeZone, { place: string; clock: string }> =
	iana in listed ? listed : { [iana]: { place: name, clock: short }, ...listed }

export const timeZoneNames = Object.keys(timeZones) as TimeZone[]
