export { type CheckReport, checkReport } from './data.ts';
export { folderReport } from './folder.ts';
export type { ReportKind } from './kinds.ts';
export { writeReport } from './write.ts';
