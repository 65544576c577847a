import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }

/** The migrations of this build, in their order, under the names that the database knows them by. */
export const migrationsOfBuild = journal.entries.map(({ tag }) => `${tag}.sql`)
