import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'

/** Tells who follows a link to a row of a list that the row was erased. */
export const ErasedNotice = ({ shows, children }: { shows: boolean; children: ReactNode }) =>
	shows && <Alert tone="info">{children}</Alert>
