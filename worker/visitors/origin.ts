import { type Origin, readOrigin } from '#contracts/shared/origin.ts'
import { brand } from '#web/content/brand.ts'

/** Where a visitor came from: what the form says of it, and the country of the request. null if the site keeps none. */
export function originOf(request: Request, sent: unknown): Origin | null {
	if (brand.switchedOff.includes('origin')) return null
	const country = request.headers.get('CF-IPCountry')
	const known = country !== null && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null
	const said = readOrigin(sent)
	if (!said) return known === null ? null : { ...nothingSaid, country: known }
	return { ...said, country: known }
}

const nothingSaid: Omit<Origin, 'country'> = {
	page: null,
	landingPage: null,
	referrer: null,
	campaign: {},
	pages: null,
	language: null,
}
