import type { ReactNode } from 'react'
import type { Tone } from './alert.tsx'

export type ToastNotice = { tone: Tone; text: ReactNode; durationMs?: number }
export type OpenToast = ToastNotice & { id: number }
export type ToastListProps = { toasts: readonly OpenToast[]; onClosed: (id: number) => void }
