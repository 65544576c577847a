/** Names the environment in the commands of a text. Without it, they would change production. */
export function forEnvironment(text: string, environment = process.env.CLOUDFLARE_ENV): string {
	if (!environment) return text
	return text.replaceAll(
		/\b(npm run (deploy|admin|backup|restore|reindex|doctor)|npx wrangler (secret (put|delete)|d1 migrations apply))\b/g,
		`CLOUDFLARE_ENV=${environment} $&`,
	)
}
