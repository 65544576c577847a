import type { IconName } from '#web/ui/icon.tsx'
import type { IndustryId } from './industries.ts'

type MenuLink = { label: string; href: string; icon: IconName; note?: string }

/** Links of the menu under a heading. */
export type MenuGroup = { heading: string; industry?: IndustryId; links: readonly MenuLink[] }
