import type { z } from 'zod/mini'
import type { Role } from '#contracts/auth/roles.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'

/** A part of the request that a handler reads. `form`: multipart. */
export type Input = { from: 'json' | 'form' | 'form or json' | 'query' | 'param' | 'header'; schema: z.ZodMiniType }

/** The credential that a guard requires. `staff` names the roles that it accepts; absent: any. */
export type Credential =
	| { scheme: 'staff'; roles?: readonly Role[] }
	| { scheme: 'resetLink' | 'botToken' | 'clearance' }

/** A successful answer: its JSON, or the media types of a file. */
export type Answer = {
	content: z.ZodMiniType | readonly string[]
	statuses: readonly number[]
	created?: { content: z.ZodMiniType; summary: string } | undefined
	answerHeaders?: z.ZodMiniObject | undefined
	summary: string
	description?: string | undefined
}

/** The part that a handler adds to the description of its route in `/openapi.json`. */
export type Description = {
	inputs?: readonly Input[]
	credential?: Credential | undefined
	answer?: Answer
	errors?: readonly ErrorCode[]
}

const descriptions = new WeakMap<object, Description>()

/** Attaches a description to a handler and returns the handler. */
export function describe<Handler extends object>(handler: Handler, description: Description): Handler {
	descriptions.set(handler, description)
	return handler
}

export const descriptionOf = (handler: object): Description => descriptions.get(handler) ?? {}
