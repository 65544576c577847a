/** Held office in years for which returns stand here. */
export const formerCompanySecretary = { name: 'Binoy Arackaparambil', din: '', position: 'Company Secretary' } as const
