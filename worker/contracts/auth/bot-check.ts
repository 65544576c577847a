/** The visitor's action when the widget issued the token. */
export type BotCheckAction = 'application-link' | 'apply' | 'contact' | 'forgot-password' | 'read'

/** The only token that Cloudflare's documented test keys issue and accept. */
export const testToken = 'XXXX.DUMMY.TOKEN.XXXX'

/** Cloudflare's documented test keys. A deployed site must not use them. */
export const isTestSiteKey = (key: string) => /^[123]x0{20}(AA|AB|BB|FF)$/.test(key)
export const isTestSecretKey = (key: string) => /^[123]x0{31}AA$/.test(key)
