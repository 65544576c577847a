import { keyedHash } from '#worker/crypto/hashes.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** Binds a form to one act and version of an application, so that a second post is stale. */
export const formToken = (
	{ TOKEN_SECRET }: Pick<Bindings, 'TOKEN_SECRET'>,
	{ id, act, version }: { id: number; act: string; version: number },
): Promise<string> => keyedHash(TOKEN_SECRET, `applicant's form: ${act} ${id} ${version}`)
