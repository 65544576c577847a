import { StatusPill } from '#web/ui/status-pill.tsx'

export const PublishedPill = ({ isPublished }: { isPublished: boolean }) => (
	<StatusPill tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'UnPublished'}</StatusPill>
)
