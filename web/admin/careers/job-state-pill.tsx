import type { JobState } from '#contracts/careers/careers.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'

const tones = { Upcoming: 'info', Open: 'success', Closed: 'neutral' } as const

export const JobStatePill = ({ status }: { status: JobState }) => <StatusPill tone={tones[status]}>{status}</StatusPill>
