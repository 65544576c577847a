import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Local settings and secrets. Git ignores the file. */
export const localSettingsFile = join(root, '.dev.vars')

/** The local D1 and R2. Git ignores the folder. */
export const localState = join(root, '.wrangler/state')

export const migrationsFolder = join(root, 'migrations')

export const wranglerConfig = join(root, 'wrangler.toml')

/** The entry of the built Worker, which wrangler.toml names. */
export const builtWorker = join(root, 'build/server/index.js')

/** Sends wrangler to the configuration of another tool. It would upload what is there, and ignore wrangler.toml. */
export const redirectedConfig = join(root, '.wrangler/deploy/config.json')

export const builtAssets = join(root, 'build/client')

export const buildFolder = join(root, 'build')
