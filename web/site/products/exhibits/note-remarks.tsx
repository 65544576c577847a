import { brand } from '#web/content/brand.ts'
import { SceneAvatar, Sign } from '#web/site/scenes/kit.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

const remarks = [
	{ initials: 'OH', who: 'Omar, Monday 14:20', says: 'Vendor takes back the old batteries', isCondition: true },
	{ initials: 'LF', who: 'Lucía, Tuesday', says: 'The second quotation lacks the tax split', isCondition: false },
	{ initials: 'DM', who: 'Devika, Tuesday', says: 'Added', isCondition: false },
]

const label =
	'A paragraph of note ADM/2024/0317 with the remarks that hang on it: Omar’s condition, with its box ticked, then Lucía’s question about the tax split and Devika’s answer.'

/** A paragraph of a note with its remarks. */
export function NoteRemarks() {
	return (
		<Screen title="ADM/2024/0317" note="Paragraph 2" label={label}>
			<div className="border-s-4 border-moon bg-sunken px-4 py-3">
				The lowest of three quotations has four years’ warranty.
			</div>
			<div className="grid gap-4 px-5 py-4">
				{remarks.map(({ initials, who, says, isCondition }) => (
					<div key={who} className="flex items-start gap-3">
						<SceneAvatar initials={initials} tone={isCondition ? 'night' : 'brand'} />
						<div className="min-w-0 flex-1">
							<div className="text-xs text-muted">{who}</div>
							<div className="font-semibold">{says}</div>
						</div>
						{isCondition && <Sign className="mt-4" />}
					</div>
				))}
			</div>
			<ScreenFoot>
				<span>1 condition, met</span>
				<span className="text-end">{`${brand.currency} 920,000 left under the head`}</span>
			</ScreenFoot>
		</Screen>
	)
}
