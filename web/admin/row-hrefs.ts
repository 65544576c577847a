/** The rows that open in a panel or a dialog of their list. The list leads to the page that holds the row. */
export const enquiryHref = (id: number) => `/Admin/Contactpage?page=1&request=${id}`
export const applicationHref = (id: number) => `/Admin/Receivedapplication?page=1&application=${id}`
export const userHref = (id: number) => `/Admin/Users?page=1&user=${id}`
