/** The one place where HTML is not escaped: give it nothing but what `cleanHtml` of the Worker has cleaned. */
export const SafeHtml = ({ html, className }: { html: string; className?: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by two parsers when it was saved, and again when read if the rules have changed since
	<div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
