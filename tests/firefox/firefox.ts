import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Refusal } from '#scripts/command/steps.ts'

const names = ['firefox-esr', 'firefox']

/** Finds Firefox: the path in FIREFOX_PATH, or the system's. */
function findFirefox(): string | undefined {
	const named = process.env.FIREFOX_PATH
	if (named) return existsSync(named) ? named : undefined
	const folders = (process.env.PATH ?? '').split(delimiter)
	const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
	return [...places, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync)
}

/** Returns the path of Firefox. Throws a Refusal that says how to install it. */
export function requireFirefox(): string {
	const found = findFirefox()
	if (found) return found
	throw new Refusal(
		'The journeys in Firefox need Firefox, and there is none. As root: apt-get install --yes --no-install-recommends firefox-esr. Or name one: FIREFOX_PATH=/path/to/firefox npm run nightly',
	)
}
