import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Local settings and secrets. Git ignores the file. */
export const localSettingsFile = join(root, '.dev.vars')

/** The local D1 and R2. Git ignores the folder. */
export const localState = join(root, '.wrangler/state')

export const migrationsFolder = join(root, 'migrations')

export const wranglerConfig = join(root, 'wrangler.toml')

/** The built configuration: the bindings of wrangler.toml with the built Worker and its assets. */
export const builtConfig = join(root, 'build/server/wrangler.json')

export const builtAssets = join(root, 'build/client')

export const buildFolder = join(root, 'build')
