import Argon2 from '@phi-ag/argon2'
import wasm from '@phi-ag/argon2/argon2.wasm'

let instance: Argon2 | undefined

/** Hashing is synchronous, so one instance serves every request of the isolate and its memory does not grow. */
export async function loadArgon2(): Promise<Argon2> {
	// Not the promise is kept: one request cannot safely await another's.
	instance ??= new Argon2(await WebAssembly.instantiate(wasm, {}))
	return instance
}
