export const codeMessages = {
	required: 'Please enter the code.',
	ofApp: 'Enter the six digits of your authenticator app, or a recovery code.',
	ofRecovery: 'Sign in with your passkey, or enter a recovery code.',
	wrong: 'This code is not correct, or was used already. Enter the next one that the app shows.',
} as const
