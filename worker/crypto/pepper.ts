import { sha256 } from './hashes.ts'

/** The length of the id of the pepper, with which hashes and sealed secrets begin. */
export const markLength = 8

export const pepperId = async (pepper: string) => (await sha256(`pepper:${pepper}`)).slice(0, markLength)

/** Whether a hash or a sealed secret was made with this pepper. No other pepper matches or opens it. */
export const isOfPepper = async (stored: string, pepper: string) => stored.startsWith(await pepperId(pepper))
