import { MarkedHtml } from '../../../items/compare/marked.tsx'

/** A mail as it was formatted. It holds no pictures, so that nothing tells its sender that it is read. */
export default function FormattedMail({ html }: { html: string }) {
	return (
		<div className="mt-1 rounded-md border border-line bg-surface px-4 py-3 text-ink">
			<MarkedHtml html={html} files={{}} marks={[]} side="after" />
		</div>
	)
}
