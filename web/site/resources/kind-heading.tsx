import type { paperKinds } from '#web/content/resources.ts'

type Kind = (typeof paperKinds)[keyof typeof paperKinds]

export const KindHeading = ({ kind: { id, name, text } }: { kind: Kind }) => (
	<div className="mb-10 desktop:mb-12">
		<h2 id={id} className="text-heading">
			{name}
		</h2>
		<p className="mt-3 max-w-[60ch] text-lg text-muted">{text}</p>
	</div>
)
