import { CodedError } from './cause.ts'

/** Rejects with the code `TIMEOUT` when `run` takes longer. */
export function within<Result>(timeoutMs: number, run: () => Promise<Result>): Promise<Result> {
	const { promise, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(new CodedError('TIMEOUT', 'There was no answer in time')), timeoutMs)
	return Promise.race([run(), promise]).finally(() => clearTimeout(timer))
}
