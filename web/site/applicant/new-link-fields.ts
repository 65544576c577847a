export const newLinkFields = ['email', 'jobPostInt'] as const
export type NewLinkField = (typeof newLinkFields)[number]

/** The same whether there is such an application. */
export const newLinkSent = 'If there is an application with this address, the link is on its way.'
