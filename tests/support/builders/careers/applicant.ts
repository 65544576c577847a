/** The typed fields of an application. */
export const applicant = {
	firstName: 'Amara',
	lastName: 'Okafor',
	email: 'amara.okafor@mail.example',
	mobileNumber: '2348025550134',
	applicantExperience: '6.5',
	noticePeriod: '1 month',
	applicantLocation: 'Lagos',
}
