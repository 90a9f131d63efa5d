/** What a received e-invoice is shown with, in one file: each of its parts is small, and they are shown together. */
export { ChecksPanel } from './checks-panel.tsx';
export { FilesPanel } from './files-panel.tsx';
export { InspectionBar } from './inspection-bar.tsx';
export { makeDocument } from './make-document.ts';
export { ReceivedPaper } from './received-paper.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { TermsPanel } from './terms-panel.tsx';
export { TextBesidePage } from './text-beside-page.tsx';
