export { type Decision, decisions, type ReviewReason, reviewReasons } from '../db/application-tables.ts'
