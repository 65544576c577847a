import type { z } from 'zod/mini'
import { messagesByField } from '#worker/http/validate.ts'

/** The messages of a contract for this input, one a field; empty if it passes. */
export const messagesOf = (schema: z.ZodMiniType, input: unknown): Record<string, string> =>
	messagesByField(schema.safeParse(input).error?.issues ?? [])
