import { createBrowserSwitch } from '../browser-switch.ts'

/** Whether the letters of the desk act in this browser. */
export const { isOn: keysAreOn, turn: switchKeys, use: useKeysSwitch } = createBrowserSwitch('desk-keys')
