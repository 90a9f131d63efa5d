export { type CheckReport, checkReport, type FileCheck, fileCheck, type Verdict } from './data.ts';
export { type FolderReport, folderReport } from './folder.ts';
export { REPORT_TYPES, type ReportKind } from './kinds.ts';
export { writeReport } from './write.ts';
