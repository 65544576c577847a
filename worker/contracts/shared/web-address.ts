import { z } from 'zod/mini'
import { optionalText } from './fields.ts'

export const longestAddress = 2_000

/** A host name of at least two parts, without a scheme. */
const bareHost = /^[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+(?:[:/?#]|$)/u

export const withScheme = (value: string) => (bareHost.test(value) ? `https://${value}` : value)

/** Browsers drop line breaks and tabs from addresses and read a backslash as a slash. */
export const misread = /[\p{Cc}\\]/u

/** Whether it is an http or https address without a user name or password. */
export function isWebAddress(value: string): boolean {
	if (!/^https?:\/\/[^/]/i.test(value) || misread.test(value) || !URL.canParse(value)) return false
	const { username, password } = new URL(value)
	return username === '' && password === ''
}

/** A web address that may be empty. Adds https:// to an address without a scheme. */
export const optionalWebAddress = (message: string) =>
	z.pipe(
		optionalText(longestAddress),
		z.pipe(
			z.transform((value: string) => withScheme(value)),
			z.string().check(z.refine((value) => value === '' || isWebAddress(value), message)),
		),
	)
