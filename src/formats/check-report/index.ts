export { type CheckReport, checkReport } from './data.ts';
export type { ReportKind } from './kinds.ts';
export { writeSignedReport } from './sign.ts';
export { type Report, writeReport } from './write.ts';
