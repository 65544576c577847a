import { migrationsOfBuild } from '#worker/data/migrations.ts'
import { forEnvironment } from '../command/for-environment.ts'

/** Says which migration the code needs, and how to apply it: an upload by wrangler does not read the database. */
export const migrationNotice = () =>
	forEnvironment(
		`This code needs the migrations of the database up to ${migrationsOfBuild.at(-1)}. Until they are applied, pages with data are down. Before the upload: npx wrangler d1 migrations apply DB --remote`,
	)
