import { company } from '#web/content/company.ts'

export const careersAddress = company.mailboxes.find(({ id }) => id === 'mail-careers')?.address ?? ''
