export { printSettings } from './print.ts'
export { type Environment, type Rule, readSettings, type Settings, type Values } from './read.ts'
export { Refusal } from './refusal.ts'
export { jsonTexts, listOf, number, oneOf, onOff, port, type Setting, text, url } from './setting.ts'
