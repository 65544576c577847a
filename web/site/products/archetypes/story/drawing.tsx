import type { ReactNode } from 'react'
import type { DrawingName } from '#web/content/products/drawing-name.ts'
import { deskDrawings } from './desk-drawings.tsx'
import type { LightGround } from './light-ground.ts'
import { meetingDrawings } from './meeting-drawings.tsx'

const drawings: Record<DrawingName, ReactNode> = { ...deskDrawings, ...meetingDrawings }

const blob = 'M62 38c46-34 132-44 196-20s98 78 82 128-74 78-148 80S56 216 28 164 16 72 62 38z'

/** The shape behind the drawing. */
const shapes: Record<LightGround, ReactNode> = {
	paper: <path d={blob} className="fill-brand/12" stroke="none" />,
	surface: <rect width="360" height="240" rx="20" className="fill-brand-soft" stroke="none" />,
	tint: <path d={blob} className="fill-surface" stroke="none" />,
}

/** A line drawing of 360 by 240. Its chapter says what it shows. */
export function Drawing({ name, ground }: { name: DrawingName; ground: LightGround }) {
	return (
		<svg
			viewBox="0 0 360 240"
			aria-hidden="true"
			fill="none"
			strokeWidth="2.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			className="w-full max-w-[34rem] stroke-ink print:hidden"
		>
			{shapes[ground]}
			{drawings[name]}
		</svg>
	)
}
