import type Argon2 from '@phi-ag/argon2'
import initialize from '@phi-ag/argon2/node'

/** For the scripts: Node cannot import a .wasm file as a module. */
export const loadArgon2 = (): Promise<Argon2> => initialize()
