interface ImportMetaEnv {
	/** Defined in vite.config.ts. */
	readonly BUILT_FOR?: string
}
