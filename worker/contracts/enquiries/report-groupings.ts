/** By what the report of the desk groups enquiries. */
export const reportGroupings = ['month', 'department', 'landingPage', 'campaign', 'country'] as const
export type ReportGrouping = (typeof reportGroupings)[number]
