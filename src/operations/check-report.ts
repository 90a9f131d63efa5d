/** Checks a file and reports it, on every transport in the same way. */

import type { Environment } from '../engine/faults.ts';
import type { SignOptions } from '../engine/index.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import { bytesOfBase64 } from '../engine/text/base64.ts';
import type { CheckedFile, FileCheck } from '../formats/check-report/data.ts';
import type { CheckReport } from '../formats/check-report/index.ts';
import type { JudgedFile } from '../formats/declare/syntax.ts';
import type { RequestObject } from './fields.ts';
import { fileIn } from './file.ts';
import type { Result } from './result.ts';
import { type JudgingEnvironment, validate } from './validate.ts';

/** The name and bytes of a checked file, if they are known. */
interface GivenFile {
  name?: string | undefined;
  bytes?: Uint8Array | undefined;
}

/** The result of `validate`, and the report of it. */
export interface ReportedCheck {
  result: Result;
  report: CheckReport;
}

/** Checks the data of a request like `validate`, and reports what was checked and found. */
export async function checkWithReport(
  body: RequestObject,
  environment: Environment,
  file: GivenFile = {},
): Promise<ReportedCheck> {
  const { result, checked } = await judgedFile(body, environment, file);
  const { checkReport } = await import('../formats/check-report/index.ts');
  return { result, report: await checkReport(result, checked, environment) };
}

/** Checks the data of a request like `validate`, and returns what the report of a folder states about it. */
export async function checkFile(body: RequestObject, environment: Environment, file: GivenFile): Promise<FileCheck> {
  const { result, checked } = await judgedFile(body, environment, file);
  const { fileCheck } = await import('../formats/check-report/data.ts');
  return fileCheck(result, checked, environment);
}

async function judgedFile(
  body: RequestObject,
  environment: Environment,
  { name, bytes = bytesOf(body) }: GivenFile,
): Promise<{ result: Result; checked: CheckedFile }> {
  let judged: JudgedFile | undefined;
  const judging: JudgingEnvironment = {
    ...environment,
    judged: (file) => {
      judged = file;
    },
  };
  const result = await validate.run(body, judging);
  return { result, checked: { name, bytes, judged, isDocument: isOwnDocument(body) } };
}

/** Returns how to sign a report, by the fields of a request. */
export function signingOf({ privatekey, issuer, audience }: RequestObject): SignOptions {
  return {
    ...(privatekey instanceof Uint8Array ? {} : { privatekey }),
    ...(typeof issuer === 'string' && { issuer }),
    ...(typeof audience === 'string' && { audience }),
  };
}

const UTF_8 = new TextEncoder();

/** Returns the bytes of the file in a request; undefined for a document as JSON. */
function bytesOf({ data, encoding }: RequestObject): Uint8Array | undefined {
  if (data instanceof Uint8Array) return data;
  if (typeof data !== 'string') return undefined;
  return encoding === 'base64' ? bytesOfBase64(data) : UTF_8.encode(data);
}

/** Returns whether a request has a document of the standard, not an e-invoice. */
function isOwnDocument({ data, encoding }: RequestObject): boolean {
  const file = fileIn({ data, encoding: encoding === 'base64' ? 'base64' : null }, true);
  if (!file.ok) return false;
  return !(file.data instanceof Uint8Array) && !isXmlText(file.data);
}
