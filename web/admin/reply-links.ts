export const mailHref = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`

const withoutCountryCode = 10

/** The form requires the country code. A shorter number was typed without one. */
export const callHref = (digits: string) => `tel:${digits.length > withoutCountryCode ? '+' : ''}${digits}`
