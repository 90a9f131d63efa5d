/** Converts e-invoices in XML to documents (chapter 14 §5). */

import { type Environment, type Fault, failure, faultOf, type Outcome } from '../../engine/faults.ts';
import { brokenIn } from '../check/broken.ts';
import { otherSyntax } from '../check/other-syntax.ts';
import type { XmlFault } from '../declare/checked.ts';
import type { DocumentRead } from '../declare/conversion.ts';
import type { Format } from '../declare/format.ts';
import { strictFaults } from '../declare/report.ts';
import type { ReadOptions } from '../declare/syntax.ts';
import { lazily } from '../lazily.ts';
import { namespaces } from '../list/namespaces.ts';
import { parseXml } from '../list/parse-xml.ts';
import { recogniseRoot, whyUnrecognised } from '../list/syntaxes.ts';
import type { SyntaxFile } from '../signed/syntax-file.ts';
import type { XmlDocument } from '../xml/parse.ts';

const ledger = lazily(() => import('../ledger/index.ts'));

/**
 * Reads an e-invoice, a file or a parsed one, in the given format or its own, and builds a document. Faults of the document are part of the
 * result. Fails with `BW-XML-SYNTAX`, `BW-XML-ROOT` and `BW-XML-TYPE`, and in strict mode with `BW-XML-LOSS` for each loss
 * of meaning.
 */
export async function readDocument(
  file: string | Uint8Array | SyntaxFile,
  from: Format | undefined,
  options: ReadOptions & { isInPdf?: boolean },
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  if (typeof file !== 'string' && 'root' in file) return readParsed(file, from, options, environment);
  const parsed = parseXml(file);
  if (parsed.ok) return readParsed(parsed, from, options, environment);
  const broken = await brokenIn(file, parsed.problem);
  if (broken.length > 0) return failure('validation', broken.map(placed));
  const { what, line, column, code = 'BW-XML-SYNTAX' } = parsed.problem;
  return failure('input', [{ ...faultOf(code, '/', what), positions: [{ line, column }] }]);
}

async function readParsed(
  { root: wrapper, text }: XmlDocument,
  from: Format | undefined,
  options: ReadOptions & { isInPdf?: boolean },
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  const found = recogniseRoot(wrapper);
  if (!found.ok) return failure('validation', [faultOf('BW-XML-ROOT', '/', (await whyUnrecognised(found)).what)]);
  const { syntax, root } = found;
  const wrong = otherSyntax(from, syntax);
  if (wrong) return failure('input', [wrong]);
  const { read } = await syntax.load();
  const whole = { root, text, wrapper, isInPdf: options.isInPdf };
  const outcome = await read(whole, from, { ...options, namespaces }, environment);
  if (!outcome.ok) return outcome;
  const { report } = outcome.result;
  const { differencesRead } = await ledger();
  const differences = await differencesRead(outcome.result, environment);
  if (differences.length > 0) report.add(differences);
  const losses = options.strict ? strictFaults(report, text) : [];
  return losses.length > 0 ? failure('validation', losses) : outcome;
}

function placed({ code, text, positions }: XmlFault): Fault {
  return { ...faultOf(code, '/', text), positions };
}
