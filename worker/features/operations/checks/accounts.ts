import { isOfPepper } from '#worker/crypto/pepper.ts'
import { bad, type Check, type CheckResult, good, plural, type Site, siteIsLocal, warning } from '../check.ts'
import { countAdmins, pepperMarks } from '../operations.queries.ts'

async function administrators(site: Site): Promise<CheckResult> {
	const { ready, invited } = await countAdmins(site.db)
	if (ready > 0) return good(`${plural(ready, 'active user has', 'active users have')} the role Admin and a password.`)
	const create = `\`npm run admin -- create${siteIsLocal(site) ? '' : ' --remote'}\``
	if (invited > 0)
		return warning(
			`${plural(invited, 'active Admin has', 'active Admins have')} no password yet, so nobody administers the site.`,
			`Open the link that was sent or printed. Where it is lost or too old, add another Admin with ${create}.`,
		)
	return bad('No active user has the role Admin: nobody can add users or read this page.', `Run ${create}.`)
}

async function passwords(site: Site): Promise<CheckResult> {
	const { db, bindings } = site
	const pepper = bindings.PASSWORD_PEPPER
	// The secrets have a check of their own. A script can read none of a deployed Worker.
	if (!pepper) return null
	let [all, others] = [0, 0]
	for (const { mark, count } of await pepperMarks(db)) {
		all += count
		if (!(await isOfPepper(mark, pepper))) others += count
	}
	if (all === 0) return good('No active user has a password yet.')
	if (others === 0) return good(`${plural(all, 'password was', 'passwords were')} made with this \`PASSWORD_PEPPER\`.`)
	const place = siteIsLocal(site) ? 'into `.dev.vars`' : 'with `npx wrangler secret put PASSWORD_PEPPER`'
	const advice = `Put the old pepper back ${place}. Without it these users set a new password with "Forgot password?".`
	return others === all
		? bad('No password was made with this `PASSWORD_PEPPER`: nobody can sign in.', advice)
		: warning(`${others} of ${plural(all, 'password')} were made with another \`PASSWORD_PEPPER\`.`, advice)
}

/** Whether people can sign in, and administer the site. */
export const accountChecks: Check[] = [
	{ label: 'Administrators', run: administrators },
	{ label: 'Passwords', run: passwords },
]
