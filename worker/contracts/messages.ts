/** What the product says after an act, word for word as specified. */
export const messages = {
	sessionExpired: 'Session expired, please log in again!',
	cannotLogout: 'Error cannot logout',
	resetMailSent: 'An Email has been sent to you',
	resetMailFailed: 'Error while resetting password',
	passwordChanged: 'Password Changed',
	saveFailed: 'Error while saving the data',
	passwordReset: 'Password Updated Successfully',
	passwordResetFailed: 'Error while attempting to change password',
	invalidResetLink: 'Invalid reset link!',
	enquirySent: 'Contact details submitted successfully',
	enquiryFailed: 'An error occurred while submitting contact details. Please try again .',
	userSaved: 'User details saved',
	userUpdated: 'User details updated',
	userSaveFailed: 'Error at saving user details',
	userUpdateFailed: 'Error at updating user details',
	noUsers: 'No User Available',
} as const
