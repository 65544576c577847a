import type { ErrorBody } from '#contracts/shared/error-body.ts'
import { callsOf, type Publishable } from './publishable.ts'
import { publishableCalls } from './publishable-calls.ts'

/** A kind of item with a schedule. `saved` and `refused` send a complete form with other or more fields. */
const open = (kind: Publishable) => async () => {
	const calls = await callsOf(kind)
	return {
		...calls,
		id: kind.id,
		flag: kind.flag,
		saved: (fields: Record<string, string>) => calls.saved({ ...kind.form(), ...fields }),
		refused: async (fields: Record<string, string>): Promise<ErrorBody> =>
			(await calls.save({ ...kind.form(), ...fields })).json(),
		isPublic: async (id: number) => (await calls.publicRows()).some((row) => row[kind.id] === id),
	}
}

export const publishableKinds = Object.entries(publishableCalls).map(([name, kind]) => ({ name, open: open(kind) }))
export type AnyPublishable = Awaited<ReturnType<(typeof publishableKinds)[number]['open']>>
