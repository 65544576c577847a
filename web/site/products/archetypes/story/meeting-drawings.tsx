import type { ReactNode } from 'react'
import type { DrawingName } from '#web/content/products/drawing-name.ts'

/** Drawings of a committee's work. */
export const meetingDrawings = {
	calendar: (
		<>
			<rect x="76" y="48" width="208" height="156" rx="12" className="fill-surface" />
			<path d="M76 84h208M124 36v24M236 36v24" />
			<path
				d="M100 108h24v20h-24zM148 108h24v20h-24zM196 108h24v20h-24zM244 108h24v20h-24zM100 148h24v20h-24zM148 148h24v20h-24zM244 148h24v20h-24z"
				className="stroke-edge"
			/>
			<circle cx="208" cy="158" r="25" className="fill-moon" />
			<path d="M197 159l8 8 14-16" strokeWidth="4" />
		</>
	),
	proposals: (
		<>
			<path d="M60 126h240v74H60z" className="fill-surface" />
			<path d="M86 126l14-72h76l8 72" className="fill-surface" />
			<path d="M112 78h48M110 96h54" className="stroke-edge" />
			<path d="M196 126l18-88h76l-14 88" className="fill-moon" />
			<path d="M226 62h44M223 80h44M220 98h30" />
			<path d="M60 126h72l12 22h72l12-22h72" />
			<path d="M172 14v28M160 32l12 12 12-12" className="stroke-brand" strokeWidth="4" />
		</>
	),
	agenda: (
		<>
			<path d="M92 36h176v170H92z" className="fill-surface" />
			<path d="M114 62h92" />
			<path d="M140 88h104M140 176h104" className="stroke-edge" />
			<path d="M118 84h6v8h-6zM118 172h6v8h-6z" />
			<rect x="72" y="110" width="184" height="42" rx="8" className="fill-moon" transform="rotate(-4 164 131)" />
			<path d="M96 137l.5 0M96 128l.5 0M104 136l.5 0M104 127l.5 0" strokeWidth="5" />
			<path d="M124 134l98-7" />
			<path d="M286 158V96M274 108l12-14 12 14M274 146l12 14 12-14" className="stroke-brand" strokeWidth="4" />
		</>
	),
	remark: (
		<>
			<path d="M56 40h168v166H56z" className="fill-surface" />
			<path d="M78 66h72M78 90h124M78 150h124M78 170h124M78 186h60" className="stroke-edge" />
			<path d="M78 108h124v22H78z" className="fill-moon stroke-moon" />
			<path d="M86 119h104" />
			<path d="M202 119h34" strokeDasharray="4 6" className="stroke-brand" />
			<path d="M236 86h84v58h-46l-18 20v-20h-20z" className="fill-surface" />
			<path d="M252 106h50M252 122h32" className="stroke-brand" />
		</>
	),
	actions: (
		<>
			<rect x="74" y="44" width="212" height="160" rx="12" className="fill-surface" />
			<path d="M74 98h212M74 150h212" className="stroke-line" />
			<circle cx="106" cy="72" r="15" className="fill-success stroke-success" />
			<path d="M99 72l5 5 9-10" className="stroke-surface" strokeWidth="3.5" />
			<circle cx="106" cy="124" r="15" className="fill-moon" />
			<path d="M106 115v9l6 4" />
			<circle cx="106" cy="176" r="15" strokeDasharray="5 5" />
			<path d="M138 66h90M138 118h70M138 170h82" />
			<path d="M138 80h52M138 132h96M138 184h44" className="stroke-edge" />
			<path d="M246 60l10 14 26-34" className="stroke-brand" strokeWidth="4" />
		</>
	),
} satisfies { [Name in DrawingName]?: ReactNode }
