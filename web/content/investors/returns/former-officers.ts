/** Officers of earlier returns. */
export const formerCompanySecretary = { name: 'Binoy Arackaparambil', din: '', position: 'Company Secretary' } as const
