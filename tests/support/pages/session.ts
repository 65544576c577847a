const inADay = () => Date.now() / 1000 + 86_400

/** Stores a session, as signing in does. */
export const signIn = (): void =>
	localStorage.setItem('refresh_token', `Bearer a.${btoa(JSON.stringify({ sub: '1', exp: inADay() }))}.c`)
