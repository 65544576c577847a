/** Where the build serves the files of pdfjs-dist: its worker, CMaps, fonts, decoders and colour profiles. */
export const pdfFolder = (version: string) => `/assets/pdfjs-${version}/`

/** The build renames the worker: not every server knows the type of `.mjs`. */
export const pdfWorker = (version: string) => `${pdfFolder(version)}worker.js`
