import Bowser from 'bowser'

/** Where a call comes from, in words. null: unknown. */
export type Device = { browser: string | null; system: string | null; country: string | null }

export const unknownDevice: Device = { browser: null, system: null, country: null }

/** A header longer than that of any browser is not read. */
const longestHeader = 1_000

/** What a request tells of its device: names without versions, and the country that Cloudflare sees. */
export function deviceOf({ headers }: Pick<Request, 'headers'>): Device {
	const header = headers.get('User-Agent')?.slice(0, longestHeader)
	const { browser, os } = header ? Bowser.parse(header) : { browser: {}, os: {} }
	const country = headers.get('CF-IPCountry')
	// Of other browsers Bowser returns the text of the header, which anybody may write into the mail about a new device.
	const isKnown = Object.values(Bowser.BROWSER_MAP).includes(browser.name ?? '')
	return {
		browser: isKnown && browser.name ? browser.name : null,
		system: os.name || null,
		// XX is unknown, T1 the Tor network.
		country: country && /^(?!XX)[A-Z]{2}$/.test(country) ? country : null,
	}
}
