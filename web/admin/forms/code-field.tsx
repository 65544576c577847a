import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label'>

/** For a code of an authenticator app or a recovery code, so phones show all letters. Takes the focus when it appears. */
export const CodeField = (props: Props) => (
	<>
		<TextField label="Code" autoFocus autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} {...props} />
		{/* After Enter the focus stays in the field, so that screen readers would not read its error. */}
		{props.error && (
			<p role="alert" className="sr-only">
				{props.error}
			</p>
		)}
	</>
)
