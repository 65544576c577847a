/** Writes `docs/openapi.json`, the API of the last release. Run it at a release: a test compares later changes with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'
import { root } from './command/paths.ts'

writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(openApiDocument(api.routes), null, '\t')}\n`)
