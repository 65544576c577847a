import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { builtFor } from '../http/built-for.ts'
import type { Fault } from './fault.ts'

/** A build holds the address of its environment in its files, so it must not run in another one. */
export function buildFaults(bindings: Pick<Bindings, 'ENVIRONMENT'>, made = builtFor): Fault[] {
	const { ENVIRONMENT } = bindings
	if (isLocal(bindings) || made === ENVIRONMENT) return []
	const text = `The build was made for ${made}, and runs in ${ENVIRONMENT}.`
	return [{ name: 'build', text, mend: 'npm run deploy' }]
}
