import Argon2 from '@phi-ag/argon2'
import wasm from '@phi-ag/argon2/argon2.wasm'

let instance: Argon2 | undefined

/** Hashing is synchronous, so all requests of an isolate share one instance. */
export async function loadArgon2(): Promise<Argon2> {
	// Store the instance, not the promise: a request cannot safely await another request's promise.
	instance ??= new Argon2(await WebAssembly.instantiate(wasm, {}))
	return instance
}
