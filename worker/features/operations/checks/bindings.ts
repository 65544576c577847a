import { reachBucket } from '#worker/features/health/vital-signs.ts'
import { causeOf } from '#worker/http/cause.ts'
import { neededSettings, settingsIn } from '#worker/set-up/setting-rules.ts'
import { bad, type Check, type CheckResult, good, type Site, warning } from '../check.ts'
import { databaseBytes } from '../operations.queries.ts'
import { badSettings } from './settings.ts'

const cloudflareStatus = 'see https://www.cloudflarestatus.com.'

async function answering(reach: () => Promise<unknown>, name: string): Promise<CheckResult> {
	const startedAt = Date.now()
	try {
		await reach()
	} catch (error) {
		return bad(
			`\`${name}\` does not answer: ${causeOf(error)}.`,
			`Compare its binding in \`wrangler.toml\` with the account, and ${cloudflareStatus}`,
		)
	}
	return good(`\`${name}\` answers in ${Date.now() - startedAt} ms.`)
}

function bucket({ bindings }: Site, name: 'MEDIA' | 'PRIVATE_FILES') {
	const bound = bindings[name]
	return bound ? answering(() => reachBucket(bound), name) : notBound(name)
}

const notBound = (name: string) =>
	bad(`\`${name}\` is not bound.`, 'Put its binding back into `wrangler.toml`, and run `npm run deploy`.')

const bound = ({ bindings, inWorker }: Site, name: 'EMAIL' | 'ASSETS') => {
	if (!inWorker) return null
	return bindings[name] ? good(`\`${name}\` is bound.`) : notBound(name)
}

/** The site works without it, with heavier pages. */
function pictureSizes({ bindings, inWorker }: Site): CheckResult | null {
	if (!inWorker) return null
	if (bindings.IMAGES) return good('`IMAGES` is bound.')
	return warning(
		'`IMAGES` is not bound: visitors get each picture as it was uploaded.',
		'Put its binding back into `wrangler.toml`, and run `npm run deploy`.',
	)
}

const secretNames = settingsIn('secret').filter((name) => neededSettings.includes(name))

function secrets(site: Site): CheckResult {
	// A script knows the names of the secrets only.
	const known = site.secrets
	if (!known)
		return (
			badSettings(site, [...secretNames, 'TOKEN_SECRET_PREVIOUS']) ??
			good(`All ${secretNames.length} are there and long enough.`)
		)
	const missing = secretNames.filter((name) => !known.includes(name))
	if (missing.length === 0) return good(`All ${secretNames.length} are there.`)
	return badSettings(site, missing)
}

/** The bindings of the Worker, and whether they respond. */
export const bindingChecks: Check[] = [
	{ label: 'Database', run: ({ db }) => answering(() => databaseBytes(db), 'DB') },
	{ label: 'Public files', run: (site) => bucket(site, 'MEDIA') },
	{ label: 'Private files', run: (site) => bucket(site, 'PRIVATE_FILES') },
	{ label: 'Picture sizes', run: pictureSizes },
	{ label: 'Mail service', run: (site) => bound(site, 'EMAIL') },
	{ label: 'Files of the build', run: (site) => bound(site, 'ASSETS') },
	{ label: 'Secrets', run: secrets },
]
