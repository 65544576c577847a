/** The addresses of rows that open in a panel or a dialog. The list finds the page that holds the row. */
export const enquiryHref = (id: number) => `/Admin/Contactpage?page=1&request=${id}`
export const applicationHref = (id: number) => `/Admin/Receivedapplication?page=1&application=${id}`
export const userHref = (id: number) => `/Admin/Users?page=1&user=${id}`
