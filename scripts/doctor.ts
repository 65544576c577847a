import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import { localSettingsFile } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { withDeployedSite, withLocalSite } from './doctor/opened-site.ts'
import { exitCodeOf, reportText } from './doctor/report-text.ts'

/**
 * `npm run doctor`: reports the health of the local site, or of the deployed one with `-- --remote`. `-- --json` prints
 * JSON. It writes nothing, and exits with 1 when something is bad.
 */
await run(async () => {
	const { values } = parseArgs({ options: { remote: { type: 'boolean' }, json: { type: 'boolean' } } })
	if (!values.remote && !existsSync(localSettingsFile))
		throw new Refusal('There is no local site yet. Run npm start once.')
	const report = await (values.remote ? withDeployedSite(checkHealth) : withLocalSite(checkHealth))
	console.log(values.json ? JSON.stringify(report, null, '\t') : reportText(report))
	return exitCodeOf(report)
})
