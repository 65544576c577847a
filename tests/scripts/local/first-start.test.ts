import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import getPort from 'get-port'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { isNightly } from '#tests/support/server/effort.ts'
import { ownProject } from '#tests/support/server/own-project.ts'

const patienceMs = 100_000
const project = ownProject()
afterAll(() => project.remove())

const schemaQuery =
	"select name, sql from sqlite_master where name not like '_cf%' and name <> 'd1_migrations' order by name"
const migrationsQuery = 'select id, name from d1_migrations order by id'

/** Reads a database without a server. */
function readDatabase(state: string, ...queries: string[]) {
	const [file = ''] = globSync(join(state, 'v3/d1/*/*.sqlite')).filter((name) => !name.includes('metadata'))
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		return queries.map((query) =>
			database
				.prepare(query)
				.all()
				.map((row) => ({ ...row })),
		)
	} finally {
		database.close()
	}
}

async function startAndEnd(...args: string[]): Promise<string> {
	const started = project.start('dev', ...args)
	await started.said('Starting the server', { patienceMs })
	started.child.kill('SIGINT')
	await once(started.child, 'close')
	return started.output.stdout
}

test('the start after an interrupted first start begins again, with the tables that wrangler makes of the migrations', async () => {
	vi.stubEnv('PORT', String(await getPort()))
	const first = project.start('dev')
	const buckets = join(`${project.state}-unfinished`, 'v3/r2')
	const hasPictures = () => existsSync(buckets) && globSync('*/blobs', { cwd: buckets }).length > 0
	await vi.waitUntil(hasPictures, { timeout: patienceMs })
	first.child.kill('SIGINT')
	await once(first.child, 'close')

	// Only a local ENVIRONMENT gets demo data. Rows here would come from the first start.
	const settings = readFileSync(project.settings, 'utf8')
	writeFileSync(project.settings, settings.replace('ENVIRONMENT=local', 'ENVIRONMENT=staging'))
	expect(await startAndEnd()).not.toContain('Demo data')
	expect(existsSync(`${project.state}-unfinished`)).toBe(false)
	expect(readDatabase(project.state, 'select count(*) as count from users')).toEqual([[{ count: 0 }]])
	const [made, migrated] = [project.state, inject('migratedState')].map((state) =>
		readDatabase(state, schemaQuery, migrationsQuery),
	)
	expect(migrated, 'what other tests have instead').toEqual(made)
	expect(made?.[0]?.length).toBeGreaterThan(100)

	writeFileSync(project.settings, settings)
	if (!isNightly) return
	expect(await startAndEnd('--fresh')).toMatch(/Demo data: 44 users, .*, 36 applications/)
	expect(readDatabase(project.state, 'select count(*) as count from job_applications')).toEqual([[{ count: 36 }]])
}, 240_000)

test('a first start prepares the database beside the build: one that cannot build says so and has made the database', async () => {
	const other = ownProject()
	onTestFinished(() => other.remove())
	vi.stubEnv('PORT', String(await getPort()))
	// Without demo data, which the test above has.
	other.prepare()
	const settings = readFileSync(other.settings, 'utf8')
	writeFileSync(other.settings, settings.replace('ENVIRONMENT=local', 'ENVIRONMENT=staging'))
	// The project in the folder lacks what the build is configured with.
	const { code, stdout, stderr } = await other.run('start')
	expect(code).toBe(1)
	expect(stderr).toContain('The build failed. The error is above.')
	expect(stdout).toContain('Building the site, which takes one or two minutes')
	expect(stdout).toContain('Making the local database')
	expect(readDatabase(other.state, 'select count(*) as count from users')).toEqual([[{ count: 0 }]])
	expect(existsSync(join(other.folder, 'build'))).toBe(false)
}, 240_000)
