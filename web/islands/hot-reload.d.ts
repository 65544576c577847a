/** Components need it in development. On hydrated pages the router loads it. */
declare module 'virtual:react-router/inject-hmr-runtime'
