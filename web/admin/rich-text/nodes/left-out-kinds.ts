export const leftOutKinds = ['picture', 'film', 'sound', 'page'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

/** The link that stands for what was embedded. */
export type LeftOutLink = { address: string; text: string }
