import { Chip } from '#web/site/scenes/kit.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

const label =
	'A scanned account form. The photograph has been cut out by itself; the crop of the signature was doubted, and its corner has been dragged.'

/** A scanned form with the two crops that the registry requires. */
export function CropDesk() {
	return (
		<Screen title="Crop desk" note="150 to 200 dots per inch" label={label}>
			<div className="bg-sunken px-5 py-5">
				<svg viewBox="0 0 320 190" aria-hidden="true" className="w-full rounded-sm bg-surface shadow-light" fill="none">
					<path
						d="M24 28h120M24 50h150M24 66h130M24 82h142M24 98h96M24 128h60M24 144h44"
						className="stroke-line"
						strokeWidth="5"
						strokeLinecap="round"
					/>
					<path d="M212 22h78v92h-78z" className="fill-sunken" />
					<circle cx="251" cy="58" r="17" className="fill-edge" />
					<path d="M219 114c2-22 14-32 32-32s30 10 32 32z" className="fill-edge" />
					<path d="M212 22h78v92h-78z" className="stroke-success" strokeWidth="2.5" />
					<path
						d="M128 154c8-18 16-24 15-11s-9 18-3 15 13-18 17-17c5 1-2 14 4 13s11-12 15-12-1 11 4 11 10-11 15-11-1 9 5 9 10-5 18-6"
						className="stroke-brand-strong"
						strokeWidth="2.5"
						strokeLinecap="round"
					/>
					<path d="M112 130h128v40H112z" className="stroke-warning" strokeWidth="2.5" strokeDasharray="6 5" />
					<path d="M106 124h12v12h-12zM234 164h12v12h-12z" className="fill-surface stroke-warning" strokeWidth="2.5" />
				</svg>
			</div>
			<ScreenFoot>
				<span className="flex flex-wrap items-center gap-2">
					Photograph <Chip tone="success">Cut by itself</Chip>
				</span>
				<span className="flex flex-wrap items-center justify-end gap-2">
					Signature <Chip tone="warning">Corner dragged</Chip>
				</span>
			</ScreenFoot>
		</Screen>
	)
}
