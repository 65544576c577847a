import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'

type Props = { onFiles: (files: File[]) => void; wrong?: boolean; className?: string; children: ReactNode }

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A drop target for files. Its children must offer another way to choose them. */
export function FileDrop({ onFiles, wrong = false, className, children }: Props) {
	const [over, setOver] = useState(false)
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the accessible way to choose files
		<div
			onDragOver={(event) => {
				if (!holdsFiles(event)) return
				event.preventDefault()
				setOver(true)
			}}
			onDragLeave={(event) => {
				const to = event.relatedTarget
				if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false)
			}}
			onDrop={(event) => {
				if (!holdsFiles(event)) return
				event.preventDefault()
				setOver(false)
				onFiles([...event.dataTransfer.files])
			}}
			className={classNames(
				'flex flex-wrap items-center gap-4 rounded-md border p-3 transition-colors',
				wrong ? 'border-danger' : 'border-edge',
				over ? 'bg-brand-soft' : 'bg-surface',
				className,
			)}
		>
			{children}
		</div>
	)
}
