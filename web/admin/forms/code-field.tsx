import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/field.tsx'

/** For a code of an authenticator app or a recovery code, so phones show all letters. Takes the focus when it appears. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
	<TextField label="Code" autoFocus autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} {...props} />
)
