/** Returns the environment of wrangler.toml that the build is for. Wrangler and its Vite plugin read the same variable. */
export const targetEnvironment = (): string => process.env.CLOUDFLARE_ENV || 'production'
