import { brand } from './brand.ts'

/** Whether forms tell where their visitor came from. A file of its own: the contact page loads it. */
export const keepsOrigin = !brand.switchedOff.includes('origin')
