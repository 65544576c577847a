import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandSource } from '#scripts/rebrand/brand-file.ts'
import { renamed } from '#scripts/rebrand/company-names.ts'
import { renamedPackage, renamedSettings } from '#scripts/rebrand/settings.ts'
import { company } from './company.ts'

const source = readFileSync('web/content/brand.ts', 'utf8')
const birch = {
	...company,
	name: 'Birch & Sons',
	shortName: 'Birch',
	website: 'www.birch.test',
	mailDomain: 'birch.test',
	filePrefix: 'birch',
	mailboxes: [{ id: 'mail-careers', label: 'Careers', address: 'jobs@birch.test', purpose: 'Applications.' }],
}

test('brand.ts keeps its head, and its literal holds the new values', () => {
	const written = brandSource(source, birch)
	const [head = '', literal = ''] = written.split('export const brand: Brand = ')
	expect(source.startsWith(head)).toBe(true)
	expect(JSON.parse(literal)).toEqual(birch)
})

test('whole words are renamed, longer names first; parts of other words stay', () => {
	const text = 'Quill Systems: Quill, quill.test, www.quill.test, quill-plan.pdf, Quills, tranquill.test'
	expect(renamed(text, company, birch)).toBe(
		'Birch & Sons: Birch, birch.test, www.birch.test, birch-plan.pdf, Quills, tranquill.test',
	)
})

const settings = `# Bindings of quill.
name = "quill" # the Worker
main = "./index.js"

[vars]
ORIGIN = "https://www.quill.test"
MAIL_DOMAIN = "quill.test"
MAIL_FROM = "no-reply@quill.test"
RECRUITERS_MAILBOX = "queries@quill.test"
TURNSTILE_SITE_KEY = "quill"

[[r2_buckets]]
binding = "MEDIA"
bucket_name = "quill-media"

[[r2_buckets]]
binding = "PRIVATE_FILES"
bucket_name = "quill-private"

[[send_email]]
name = "EMAIL"
allowed_sender_addresses = ["no-reply@quill.test"]

[[queues.consumers]]
queue = "quill-mail-events"

[env.staging.vars]
ORIGIN = "https://staging.quill.test"
MAIL_FROM = "no-reply@quill.test"

[[env.staging.d1_databases]]
database_name = "quill-staging"

# [[env.staging.queues.consumers]]
# queue = "quill-staging-mail-events"
`

test('wrangler.toml names the new company in every environment, and every other line stays', () => {
	expect(renamedSettings(settings, birch)).toBe(`# Bindings of quill.
name = "birch" # the Worker
main = "./index.js"

[vars]
ORIGIN = "https://www.birch.test"
MAIL_DOMAIN = "birch.test"
MAIL_FROM = "no-reply@birch.test"
RECRUITERS_MAILBOX = "jobs@birch.test"
TURNSTILE_SITE_KEY = "quill"

[[r2_buckets]]
binding = "MEDIA"
bucket_name = "birch-media"

[[r2_buckets]]
binding = "PRIVATE_FILES"
bucket_name = "birch-private"

[[send_email]]
name = "EMAIL"
allowed_sender_addresses = ["no-reply@birch.test"]

[[queues.consumers]]
queue = "birch-mail-events"

[env.staging.vars]
ORIGIN = "https://staging.birch.test"
MAIL_FROM = "no-reply@birch.test"

[[env.staging.d1_databases]]
database_name = "birch-staging"

# [[env.staging.queues.consumers]]
# queue = "birch-staging-mail-events"
`)
})

test('the package and its lock file are renamed, dependencies are not', () => {
	const lock = '{ "name": "quill", "packages": { "": { "name": "quill" }, "node_modules/x": { "name": "quill-js" } } }'
	expect(renamedPackage(lock, birch)).toBe(
		'{ "name": "birch", "packages": { "": { "name": "birch" }, "node_modules/x": { "name": "quill-js" } } }',
	)
})
