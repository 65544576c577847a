import type { Bindings } from '#worker/http/request-context.ts'

/** Names the environment in the commands of a text. Without it, they would change production. */
export function forEnvironment(text: string, { ENVIRONMENT = '' }: Partial<Bindings>): string {
	if (['', 'local', 'production'].includes(ENVIRONMENT)) return text
	return text
		.replaceAll(/npm run deploy(?! --)/g, `npm run deploy -- --env ${ENVIRONMENT}`)
		.replaceAll(/npx wrangler secret (?:put|delete) [\w<>]+/g, `$& --env ${ENVIRONMENT}`)
		.replaceAll('npx wrangler d1 execute DB --remote', `$& --env ${ENVIRONMENT}`)
		.replaceAll(/npm run (?:admin|backup|doctor|reindex|restore)\b/g, `CLOUDFLARE_ENV=${ENVIRONMENT} $&`)
}
