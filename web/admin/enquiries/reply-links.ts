export const mailHref = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`

const withoutCountryCode = 10

/** Visitors are asked for digits with the country code; a shorter number was typed without. */
export const callHref = (digits: string) => `tel:${digits.length > withoutCountryCode ? '+' : ''}${digits}`
