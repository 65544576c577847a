import type { Brand } from '#web/content/brand-schema.ts'

const mailSender = ({ mailDomain }: Brand) => `no-reply@${mailDomain}`

const recruiters = ({ mailboxes }: Brand) =>
	(mailboxes.find(({ id }) => id === 'mail-careers') ?? mailboxes[0])?.address ?? ''

/** The settings of a company, in each environment. */
const companySettings: Record<string, (brand: Brand, environment: string | undefined) => string> = {
	ORIGIN: ({ website, mailDomain }, environment) => `https://${environment ? `${environment}.${mailDomain}` : website}`,
	MAIL_DOMAIN: ({ mailDomain }) => mailDomain,
	MAIL_FROM: mailSender,
	RECRUITERS_MAILBOX: recruiters,
	allowed_sender_addresses: mailSender,
}

/**
 * Sets what names the company in wrangler.toml: the Worker, the database, the buckets, the queue, the address and the
 * mailboxes. Names of resources keep what follows the name of the Worker. All other lines stay, and all comments but the
 * proposed queue.
 */
export function renamedSettings(toml: string, brand: Brand): string {
	const worker = /^name = "([^"]+)"/m.exec(toml)?.[1] ?? ''
	let table = ''
	return toml
		.split('\n')
		.map((line) => {
			table = /^\[+([^\]]+)/.exec(line)?.[1] ?? table
			const [, key = ''] = /^(\w+) = /.exec(line) ?? []
			const setting = companySettings[key]
			if (setting) return line.replace(/"[^"]*"/, JSON.stringify(setting(brand, /^env\.([^.]+)/.exec(table)?.[1])))
			const isResource =
				['database_name', 'bucket_name'].includes(key) ||
				(key === 'name' && table === '') ||
				/^(?:# )?queue = /.test(line)
			return isResource ? line.replace(`"${worker}`, `"${brand.filePrefix}`) : line
		})
		.join('\n')
}

/** Sets the name of the package, in package.json or in the lock file. */
export function renamedPackage(json: string, brand: Brand): string {
	const [before] = /"name": "[^"]*"/.exec(json) ?? []
	return before ? json.replaceAll(before, () => `"name": "${brand.filePrefix}"`) : json
}
