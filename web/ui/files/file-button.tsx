import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from '../button.tsx'

type Props = {
	/** The id of the field's label. The button's accessible name includes it. */
	labelledBy: string
	/** The `accept` attribute of the input. */
	accept: string
	multiple?: boolean
	onFiles: (files: File[]) => void
	children: ReactNode
} & Pick<
	ComponentProps<'button'>,
	'ref' | 'id' | 'aria-describedby' | 'aria-busy' | 'aria-disabled' | 'disabled' | 'className'
>

/** A button that opens the file chooser. */
export function FileButton({ labelledBy, accept, multiple, onFiles, children, ...rest }: Props) {
	const input = useRef<HTMLInputElement>(null)
	const ownId = useId()
	const text = `${rest.id ?? ownId}-text`
	return (
		<>
			<Button
				{...rest}
				variant="secondary"
				size="small"
				aria-labelledby={`${text} ${labelledBy}`}
				onClick={() => rest['aria-disabled'] || input.current?.click()}
			>
				<span id={text} className="inline-flex items-center gap-2">
					{children}
				</span>
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				accept={accept}
				multiple={multiple}
				aria-labelledby={labelledBy}
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])]
					// Lets the user choose the same file again.
					currentTarget.value = ''
					if (files.length > 0) onFiles(files)
				}}
			/>
		</>
	)
}
