/** The page's CSP nonce, read from its scripts. Undefined on a document. */
export const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

/** Gives the style elements of Radix's scroll lock the nonce, which they read from this global. */
export function lendNonceToLibraries(): void {
	Object.assign(globalThis, { __webpack_nonce__: pageNonce() })
}
