import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { VERSION } from '../../engine/version.ts';
import { UNJUDGED } from '../../formats/declare/unjudged.ts';
import { onDisk } from '../files/raw-names.ts';
import type { Finding } from './findings.ts';
import { isPosition, type Origin } from './locations.ts';

/** A finding with its file. */
export type FoundIn = Finding & { file: string };

/** Returns findings as a SARIF 2.1.0 log (https://docs.oasis-open.org/sarif/sarif/v2.1.0), for code scanning. */
export function sarifLog(findings: readonly FoundIn[], troubles: readonly string[], exitCode: number): object {
  const rules = [...new Set(findings.map(({ code }) => code))];
  const indexes = new Map(rules.map((id, index) => [id, index]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Billwright',
            semanticVersion: VERSION.replace(/^v/, ''),
            rules: rules.map((id) => ({ id })),
          },
        },
        columnKind: 'unicodeCodePoints',
        invocations: [
          {
            executionSuccessful: troubles.length === 0,
            exitCode,
            toolExecutionNotifications: troubles.map((text) => ({ level: 'error', message: { text } })),
          },
        ],
        results: findings.map(({ file, level, code, term, description, places }) => ({
          ruleId: code,
          ruleIndex: indexes.get(code),
          ...(code === UNJUDGED ? { kind: 'open', level: 'none' } : { level }),
          message: { text: description },
          locations:
            places.length > 0
              ? places.map(({ property, origin }) => ({
                  physicalLocation: physicalLocation(file, origin),
                  logicalLocations: [{ fullyQualifiedName: property }],
                }))
              : [{ physicalLocation: physicalLocation(file, undefined) }],
          ...(term !== undefined && { properties: { term } }),
        })),
      },
    ],
  };
}

function physicalLocation(file: string, origin: Origin | undefined): object {
  const region = origin && isPosition(origin) ? { startLine: origin.line, startColumn: origin.column } : undefined;
  return { artifactLocation: { uri: uriOf(file) }, ...(region && { region }) };
}

const SEPARATOR = sep === '/' ? sep : /[\\/]/;

/** Returns a path as a SARIF reference: relative paths stay relative, with slashes. */
function uriOf(file: string): string {
  if (file === '<stdin>') return 'stdin';
  if (isAbsolute(file) && typeof onDisk(file) === 'string') return pathToFileURL(file).href;
  const path = file.split(SEPARATOR).map(encoded).join('/');
  return isAbsolute(file) ? `file://${path}` : path;
}

/** Encodes a name as part of a URI. A name that is not UTF-8 is encoded byte by byte. */
function encoded(name: string): string {
  const bytes = onDisk(name);
  if (typeof bytes === 'string') return encodeURIComponent(bytes);
  return Array.from(bytes.toString('latin1'), (byte) =>
    /[\w.~-]/.test(byte) ? byte : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
}
