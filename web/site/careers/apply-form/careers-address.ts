import { company } from '#web/content/company.ts'

/** Whom applicants write to. */
export const careersAddress = company.mailboxes.find(({ id }) => id === 'mail-careers')?.address ?? ''
