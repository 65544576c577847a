import { mailboxOf } from './brand-facts.ts'

export const careersAddress = mailboxOf('mail-careers')
