/** A browser sends this much while a page goes away. */
const mostKeptAliveBytes = 60_000

/** Whether the browser can finish sending this text after the page is gone. */
export const isShort = (text: string) => new TextEncoder().encode(text).byteLength < mostKeptAliveBytes
