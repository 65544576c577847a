import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { withLocalPlatform } from '#scripts/local-platform.ts'
import { freePort } from '#scripts/port.ts'
import { ownProject } from '#tests/support/own-project.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { openDatabase } from '#worker/platform/db.ts'

const patienceMs = 100_000
const project = ownProject()
afterAll(project.remove)

test('a first start that somebody ends half-way is begun again by the next', async () => {
	vi.stubEnv('PORT', String(await freePort()))
	const first = project.start('dev')
	const pictures = join(`${project.state}-unfinished`, 'v3/r2/nilavu-media/blobs')
	await vi.waitUntil(() => existsSync(pictures), { timeout: patienceMs })
	first.child.kill('SIGINT')
	await once(first.child, 'close')

	const second = project.start('dev')
	await second.said('Starting the server', { patienceMs })
	second.child.kill('SIGINT')
	expect(second.output.stdout).toMatch(/Demo data: 44 users, .*, 36 applications/)
	expect(existsSync(`${project.state}-unfinished`)).toBe(false)
	const applications = await withLocalPlatform(({ DB }) => openDatabase(DB, 'primary').$count(jobApplications), project)
	expect(applications).toBe(36)
}, 240_000)
