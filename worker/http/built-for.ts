/** The environment that this build is for. Scripts and tests run without a build. */
export const builtFor: string = import.meta.env?.BUILT_FOR ?? 'production'
