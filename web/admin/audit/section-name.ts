import { auditedSections, isAuditedSection } from '#contracts/operations/audit.ts'

/** Earlier releases may have recorded sections that no longer exist. They show their raw name. */
export const sectionName = (section: string): string => (isAuditedSection(section) ? auditedSections[section] : section)
