import { answerThroughPort } from '../ports/through-port.ts';
import type { AddonRequest } from './addon-effect.ts';
import { check, type FoundFault, type LocatedFault, locateFaults } from './check.ts';
import type { ReportRequest, WriteRequest } from './check-report.ts';
import type { CompareRequest } from './compare-days.ts';
import type { CodesRequest } from './correction-codes.ts';
import type { DeclareRequest } from './declare.ts';
import { explain } from './explain.ts';
import { type FixRequest, fixes } from './fixes/index.ts';
import { folds } from './folds.ts';
import { formatXml } from './format-xml.ts';
import { setHouseRules } from './house.ts';
import type { GivenFile, ReportedFiles } from './inbox.ts';
import { inspect, whyNoInvoice } from './inspect.ts';
import { keys } from './keys.ts';
import { complete } from './language/completion.ts';
import { explainAt } from './language/hover.ts';
import { outline } from './language/outline.ts';
import { openPdf } from './open-pdf.ts';
import type { GuessRequest, TableRequest } from './opening.ts';
import { possibleFixes } from './possible-fixes.ts';
import type { RepairedFile, RepairRequest } from './repair.ts';
import type { KindsRequest, PagesRequest, SaveRequest } from './saving.ts';
import { xmlSideBySide } from './side-by-side.ts';
import { parsed } from './text.ts';
import type { VerifyReportRequest } from './verify-report.ts';

interface LocateRequest {
  text: string;
  faults: readonly FoundFault[];
}

/** Loaded to save as an e-invoice, or to offer it. */
const saving = () => import('./saving.ts');

/** Loaded when a check is reported. */
const reporting = () => import('./check-report.ts');

/** Loaded for received files. */
const receiving = () => import('./inbox.ts');

/** Loaded when something is opened. */
const opening = () => import('./opening.ts');

/** The functions of the worker. */
export const functions = {
  /** Answers a request to the service, which is loaded with the first one: while typing, the engine is enough. */
  request: answerThroughPort(async (request) => (await import('./requests.ts')).answerRequest(request)),
  check,
  /** Locates faults that a service found. */
  locate: ({ text, faults }: LocateRequest): LocatedFault[] => locateFaults(parsed(text), faults),
  complete,
  explainAt,
  fixes: (request: FixRequest) => fixes(request),
  possibleFixes,
  setHouseRules,
  outline,
  explain,
  folds,
  formatXml,
  keys,
  xmlSideBySide,
  saveKinds: async (request: KindsRequest) => (await saving()).saveKinds(request),
  saveAs: async (request: SaveRequest) => (await saving()).saveAs(request),
  saveIncomplete: async (text: string) => (await import('./save-incomplete.ts')).saveIncomplete(text),
  savePages: async (request: PagesRequest) => (await saving()).savePages(request),
  declareReport: async (request: DeclareRequest) => (await import('./declare.ts')).declareReport(request),
  addonEffect: async (request: AddonRequest) => (await import('./addon-effect.ts')).addonEffect(request),
  correctionCodes: async (request: CodesRequest) => (await import('./correction-codes.ts')).correctionCodes(request),
  inspect,
  whyNoInvoice,
  openPdf,
  recogniseFile: async (file: File) => (await opening()).recogniseFile(file),
  recognisePasted: async (text: string) => (await opening()).recognisePasted(text),
  guessTable: async (request: GuessRequest) => (await opening()).guessTable(request),
  tableDocuments: async (request: TableRequest) => (await opening()).tableDocuments(request),
  checkReport: async (request: ReportRequest) => (await reporting()).checkReport(request),
  compareFile: async (request: CompareRequest) => (await import('./compare-days.ts')).compareFile(request),
  inboxTake: async (file: GivenFile) => (await receiving()).inboxTake(file),
  inboxPrepare: async () => (await receiving()).inboxPrepare(),
  inboxRead: async (file: GivenFile) => (await receiving()).inboxRead(file),
  inboxCheck: async (file: GivenFile) => (await receiving()).inboxCheck(file),
  inboxReport: async (reported: ReportedFiles) => (await receiving()).inboxReport(reported),
  repairFile: async (request: RepairRequest) => (await import('./repair.ts')).repairFile(request),
  explainRejection: async (text: string) => (await import('./repair.ts')).explainRejection(text),
  repairBytes: async (file: RepairedFile) => (await import('./repair.ts')).repairBytes(file),
  verifyReport: async (request: VerifyReportRequest) => (await import('./verify-report.ts')).verifyReport(request),
  writeCheckReport: async (request: WriteRequest) => (await reporting()).writeCheckReport(request),
};

export type WorkerFunctions = typeof functions;
