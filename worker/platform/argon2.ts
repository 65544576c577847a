import Argon2 from '@phi-ag/argon2'
import wasm from '@phi-ag/argon2/argon2.wasm'

let instance: Promise<Argon2> | undefined

/** Hashing is synchronous, so one instance serves every request of the isolate and its memory does not grow. */
export function loadArgon2(): Promise<Argon2> {
	instance ??= WebAssembly.instantiate(wasm, {}).then((ready) => new Argon2(ready))
	return instance
}
