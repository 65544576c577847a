import { auditedSections, isAuditedSection } from '#contracts/operations/audit.ts'

/** A recorded section may be missing in this release. Then its raw name is shown. */
export const sectionName = (section: string): string => (isAuditedSection(section) ? auditedSections[section] : section)
