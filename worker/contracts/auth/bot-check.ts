/** What a visitor was about to do when the widget made the token. */
export type BotCheckAction = 'apply' | 'contact' | 'forgot-password' | 'read'

/** The one token that Cloudflare's documented test keys make and take. */
export const testToken = 'XXXX.DUMMY.TOKEN.XXXX'

/** Cloudflare's documented test keys: no deployed site may use them. */
export const isTestSiteKey = (key: string) => /^[123]x0{20}(AA|AB|BB|FF)$/.test(key)
export const isTestSecretKey = (key: string) => /^[123]x0{31}AA$/.test(key)
