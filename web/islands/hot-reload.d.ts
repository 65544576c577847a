/** What components ask for in development; of pages that are applications, the router's own scripts load it. */
declare module 'virtual:react-router/inject-hmr-runtime'
