import type { z } from 'zod/mini'
import { fieldMessages } from '#worker/http/validate.ts'

/** What a contract says to this input: one message a field, as the API answers it. Empty: accepted. */
export const messagesOf = (schema: z.ZodMiniType, input: unknown): Record<string, string> =>
	fieldMessages(schema.safeParse(input).error?.issues ?? [])
