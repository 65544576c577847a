import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'

/** Tells the user that the row to which a link leads was erased. */
export const ErasedNotice = ({ shows, children }: { shows: boolean; children: ReactNode }) =>
	shows && <Alert tone="info">{children}</Alert>
