import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import type { Fault } from './fault.ts'
import { faultsOfSettings, neededSettings, settingRules } from './setting-rules.ts'

/** Without ASSETS: Cloudflare serves the files of the build even when the Worker cannot read them. */
const bindingNames = ['DB', 'MEDIA', 'PRIVATE_FILES', 'EMAIL', 'FLOOD_LIMIT'] as const

type Settings = Partial<Bindings>

/** Lists the bindings that are absent. */
export const bindingFaults = (bindings: Settings): Fault[] =>
	bindingNames
		.filter((name) => !bindings[name])
		.map((name) => ({ name, text: `The binding ${name} is missing.`, mend: deploying(bindings) }))

/** Lists the secrets and settings that a site needs and this one lacks. A local machine needs no settings of its own. */
export function settingFaults(bindings: Settings): Fault[] {
	const local = siteIsLocal(bindings)
	const needed = neededSettings.filter((name) => settingRules[name].place === 'secret' || !local)
	return faultsOfSettings(bindings, needed, local).map(({ name, place, fault }) =>
		place === 'secret'
			? { name, text: `${name} ${fault}.`, mend: local ? 'npm start' : `npx wrangler secret put ${name}` }
			: { name, text: `${name} in wrangler.toml ${fault}.`, mend: deploying(bindings) },
	)
}

const siteIsLocal = ({ ENVIRONMENT = '' }: Settings) => isLocal({ ENVIRONMENT })

/** The command that migrates, and brings bindings and settings to the site. */
export const deploying = (bindings: Settings) => (siteIsLocal(bindings) ? 'npm start' : 'npm run deploy')
