import { keyedHash } from '#worker/crypto/hashes.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** Ties a form to one version of an application, so that a second post of it finds it stale. */
export const formToken = (
	{ TOKEN_SECRET }: Pick<Bindings, 'TOKEN_SECRET'>,
	{ id, act, version }: { id: number; act: string; version: number },
): Promise<string> => keyedHash(TOKEN_SECRET, `applicant's form: ${act} ${id} ${version}`)
