export type PrintedTextTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

export type TextSection = {
	heading: string
	paragraphs?: readonly string[]
	points?: readonly string[]
	table?: PrintedTextTable
	/** The column of the table that is drawn, too. */
	chart?: string
}

/** The drawing on the card of the document. */
export type Drawing = { src: string; alt: string }

/** The text of a flyer, a whitepaper or a case study. */
export type DocumentText = { title: string; lead: string; sections: readonly TextSection[] }

export function Paragraphs({ paragraphs = [] }: { paragraphs?: readonly string[] }) {
	return paragraphs.map((paragraph) => (
		<p key={paragraph} className="[&+p]:mt-[2mm]">
			{paragraph}
		</p>
	))
}

/** The start of a point up to its first stop, and the rest. */
const opening = /^(.{1,64}?[.:?]) (.+)$/s

/** Sets the first phrase of each point in bold, if every point starts with a short one. */
export function pointTexts(points: readonly string[]) {
	const parts = points.map((point) => opening.exec(point))
	return points.map((point, index) => {
		const [, first, rest] = parts[index] ?? []
		return parts.includes(null) || !first ? (
			<span key={point}>{point}</span>
		) : (
			<span key={point}>
				<strong className="font-semibold">{first}</strong> {rest}
			</span>
		)
	})
}

export function BulletPoints({ points }: { points: readonly string[] }) {
	return (
		<ul className="list-disc ps-[4.5mm]">
			{pointTexts(points).map((text) => (
				<li key={text.key} className="keep pb-[1.2mm] marker:text-brand">
					{text}
				</li>
			))}
		</ul>
	)
}
