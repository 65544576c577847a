import { expect, test } from 'vitest'
import { filledConfig } from '#scripts/test/started-copy.ts'

const config = `# Bindings of quill.
name = "quill"
# With REPLY_DOMAIN: the domain of its zone.
# addresses = ["*@your-company.com"]

[vars]
APPLICATION_RETENTION_DAYS = "180"
# REPLY_DOMAIN = "answers.your-company.com"

# Tells what became of replies.
# [[queues.consumers]]
# queue = "quill-mail-events"
`

test('every optional setting of a filled wrangler.toml has a value', () => {
	expect(filledConfig(config)).toBe(`# Bindings of quill.
name = "quill"
# With REPLY_DOMAIN: the domain of its zone.
addresses = ["*@alder.example"]

[vars]
APPLICATION_RETENTION_DAYS = "90"
REPLY_DOMAIN = "answers.alder.example"

# Tells what became of replies.
[[queues.consumers]]
queue = "quill-mail-events"
`)
})
