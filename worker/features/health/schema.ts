import { is, sql } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod/mini'
import * as purges from '#worker/cache/purges.table.ts'
import * as audit from '#worker/data/audit.table.ts'
import * as contentVersion from '#worker/data/content-version.table.ts'
import * as counters from '#worker/data/counters.table.ts'
import type { Database } from '#worker/data/db.ts'
import * as idempotency from '#worker/data/idempotency.table.ts'
import * as jobRuns from '#worker/data/job-runs.table.ts'
import * as rowCounts from '#worker/data/row-counts.table.ts'
import { triggersOf } from '#worker/data/row-counts.ts'
import * as users from '#worker/data/users.table.ts'
import * as writeGuards from '#worker/data/write-guards.table.ts'
import * as drafts from '#worker/editing/drafts/drafts.table.ts'
import * as previewLinks from '#worker/editing/drafts/preview-links.table.ts'
import * as replacements from '#worker/editing/drafts/replacements.table.ts'
import * as revisions from '#worker/editing/history/revisions.table.ts'
import * as trash from '#worker/editing/history/trash.table.ts'
import * as searchTexts from '#worker/editing/search-texts.table.ts'
import * as applications from '#worker/features/applications/applications.table.ts'
import * as interviews from '#worker/features/applications/interviews/interviews.table.ts'
import * as applicationLinks from '#worker/features/applications/status/application-links.table.ts'
import * as auth from '#worker/features/auth/auth.table.ts'
import * as factors from '#worker/features/auth/second-factor/factors.table.ts'
import * as blogs from '#worker/features/blogs/blogs.table.ts'
import * as careers from '#worker/features/careers/careers.table.ts'
import * as caseStudies from '#worker/features/case-studies/case-studies.table.ts'
import * as enquiries from '#worker/features/enquiries/enquiries.table.ts'
import * as messages from '#worker/features/enquiries/messages.table.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import * as freedNames from '#worker/features/users/freed-names.table.ts'
import * as filePages from '#worker/files/file-pages.table.ts'
import * as files from '#worker/files/files.table.ts'
import * as pictureVariants from '#worker/files/picture-variants.table.ts'
import * as storeChecks from '#worker/files/store-checks.table.ts'
import * as outbox from '#worker/mail/outbox.table.ts'
import * as healthAlerts from './health-alerts.table.ts'

/** The modules whose tables `npm run migration` turns into migrations, besides the tables of the kinds of items. */
const modules: object[] = [
	...[purges, audit, contentVersion, counters, idempotency, jobRuns, rowCounts, users, writeGuards],
	...[
		drafts,
		previewLinks,
		replacements,
		revisions,
		searchTexts,
		trash,
		applications,
		auth,
		factors,
		blogs,
		careers,
		caseStudies,
	],
	...[applicationLinks, interviews],
	...[enquiries, messages, freedNames, filePages, files, pictureVariants, storeChecks, outbox],
	healthAlerts,
]

/** The triggers that delete rows with the row that they belong to, by table: for the code before those rows' table. */
const deletionTriggers: Readonly<Record<string, readonly string[]>> = {
	enquiries: ['enquiries_delete_enquiry_messages', 'enquiries_delete_merged'],
	enquiry_messages: ['enquiry_messages_erase_files', 'enquiry_messages_delete_file_holders'],
	job_applications: [
		'job_applications_delete_messages',
		'job_applications_delete_opinions',
		'job_applications_delete_readers',
		'job_applications_delete_links',
		'job_applications_delete_interviews',
	],
	interviews: ['interviews_delete_interviewers'],
	application_messages: ['application_messages_erase_files', 'application_messages_delete_file_holders'],
	job_posts: ['job_posts_delete_lent_jobs'],
	files: ['files_delete_picture_variants', 'files_delete_file_pages'],
}

/**
 * The names of the columns, indexes and triggers of each table, without the indexes of primary keys, which SQLite names
 * itself.
 */
export function expectedSchema(): Map<string, { columns: string[]; indexes: string[]; triggers: string[] }> {
	const ofKinds = Object.values(kinds).flatMap(({ tables }) => tables.map(({ table }) => table))
	const ofModules = modules.flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable)))
	return new Map(
		[...ofKinds, ...ofModules].map((table) => {
			const { name, columns, indexes, uniqueConstraints } = getTableConfig(table)
			const unique = columns.flatMap(({ isUnique, uniqueName }) => (isUnique && uniqueName ? [uniqueName] : []))
			return [
				name,
				{
					columns: columns.map((column) => column.name),
					indexes: [
						...indexes.map(({ config }) => config.name),
						...unique,
						...uniqueConstraints.map((u) => u.getName() ?? ''),
					],
					triggers: [...triggersOf(name), ...(deletionTriggers[name] ?? [])],
				},
			]
		}),
	)
}

const present = z.array(z.object({ name: z.string(), columns: z.nullable(z.string()) }))

export type SchemaLack = { kind: 'table' | 'column' | 'index' | 'trigger'; name: string }

/** Lists what the migrations made and the database lacks, in one query. A newer schema lacks only what it dropped. */
export async function lacksOfSchema(db: Database): Promise<SchemaLack[]> {
	// D1 refuses to describe its own tables.
	const rows = await db.all(sql`
		select name, case type when 'table' then (select json_group_array(name) from pragma_table_info(master.name)) end as columns
		from sqlite_master as master where type in ('table', 'index', 'trigger') and name not like '\\_cf%' escape '\\'`)
	const here = new Map(present.parse(rows).map(({ name, columns }) => [name, columns]))
	return [...expectedSchema()].flatMap(([table, { columns, indexes, triggers }]): SchemaLack[] => {
		const known = here.get(table)
		if (!known) return [{ kind: 'table', name: table }]
		const names = new Set<unknown>(JSON.parse(known))
		return [
			...columns
				.filter((name) => !names.has(name))
				.map((name) => ({ kind: 'column' as const, name: `${table}.${name}` })),
			...indexes.filter((name) => !here.has(name)).map((name) => ({ kind: 'index' as const, name })),
			...triggers.filter((name) => !here.has(name)).map((name) => ({ kind: 'trigger' as const, name })),
		]
	})
}

/** "the table news, the index news_newest" */
export const namesOfLacks = (lacks: readonly SchemaLack[]) =>
	lacks.map(({ kind, name }) => `the ${kind} ${name}`).join(', ')
