/** Islands by the name in `data-island`. */
export const islands = {
	enquiry: async () => (await import('#web/site/contact/enquiry-island.tsx')).EnquiryIsland,
	'office-map': async () => (await import('#web/site/contact/office-map.tsx')).OfficeMap,
	offices: async () => (await import('#web/site/contact/offices.tsx')).Offices,
	login: async () => (await import('#web/admin/sign-in/login-island.tsx')).LoginIsland,
	'new-link': async () => (await import('#web/site/applicant/new-link-form.tsx')).NewLinkIsland,
	application: async () => (await import('#web/site/careers/apply-form/application-island.tsx')).ApplicationIsland,
	'application-asking': async () => (await import('#web/site/careers/apply-form/question-fields.tsx')).AskingIsland,
}

export type IslandName = keyof typeof islands
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
