import journal from '../../migrations/meta/_journal.json' with { type: 'json' }

/** The migrations of this build in order, under their names in the database. */
export const migrationsOfBuild = journal.entries.map(({ tag }) => `${tag}.sql`)
