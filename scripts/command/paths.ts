import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Settings and secrets of this machine; git ignores it. */
export const localSettingsFile = join(root, '.dev.vars')

/** The local D1 and R2; git ignores it. */
export const localState = join(root, '.wrangler/state')

export const migrationsFolder = join(root, 'migrations')

export const wranglerConfig = join(root, 'wrangler.toml')

/** What the build makes of wrangler.toml: the same bindings, with the built Worker and its assets. */
export const builtConfig = join(root, 'build/server/wrangler.json')

export const builtAssets = join(root, 'build/client')

export const buildFolder = join(root, 'build')
