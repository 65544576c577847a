import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import { localSettingsFile } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { withDeployedSite, withLocalSite } from './doctor/opened-site.ts'
import { exitCodeOf, reportText } from './doctor/report-text.ts'

/**
 * `npm run doctor`: how the site of this machine is or, with `-- --remote`, the deployed one; `-- --json` for machines. It writes nothing, and
 * ends with 1 where something is bad.
 */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, json: { type: 'boolean' } } })
	if (!values.remote && !existsSync(localSettingsFile))
		throw new Refusal('There is no local site yet. Run npm start once.')
	const report = await (values.remote ? withDeployedSite(checkHealth) : withLocalSite(checkHealth))
	console.log(values.json ? JSON.stringify(report, null, '\t') : reportText(report))
	return exitCodeOf(report)
})
