/** The only place with unescaped HTML. Pass nothing but the output of `cleanHtml`. */
export const SafeHtml = ({ html, className }: { html: string; className?: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by two parsers on save, and again on read if the rules have changed
	<div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
