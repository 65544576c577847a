/** What came since a list was loaded is counted up to this number, which means that there may be more. */
export const mostNew = 100

/** The tabs of a desk count up to this number. */
export const mostCountedOnTab = 1_000
