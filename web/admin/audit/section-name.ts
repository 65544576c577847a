import { auditedSections, isAuditedSection } from '#contracts/operations/audit.ts'

/** An earlier release may have recorded sections that are no more: their own word stands for them. */
export const sectionName = (section: string): string => (isAuditedSection(section) ? auditedSections[section] : section)
