import { type Failure, failure, fault } from '../../engine/faults.ts';
import { isJsonObject } from '../../engine/model/json.ts';
import { schemaId } from '../../engine/model/schema-id.ts';
import type { Format } from '../declare/format.ts';
import { syntaxes } from './syntaxes.ts';

/** Returns the fault for a document of a type that a format cannot express, with the formats that can. */
export function otherDocument(given: unknown, path: string, { key }: Format): Failure {
  const schema = isJsonObject(given) && typeof given.$schema === 'string' ? given.$schema : '';
  const property = `${path}.$schema`;
  const writes = (documents: readonly string[]) => documents.some((each) => schemaId(each) === schema);
  const others = syntaxes.flatMap((each) =>
    writes(each.documents) ? each.formats.filter((format) => format.writes).map((format) => format.key) : [],
  );
  return failure('input', [
    others.length > 0
      ? fault('BW-XML-TYPE', property, '{format} is for invoices; use {others} to write a {schema}.', {
          format: key,
          schema,
          others,
        })
      : fault('BW-XML-TYPE', property, 'XML can be written only for {documents}; this is a {schema}.', {
          documents: [...new Set(syntaxes.flatMap(({ documents }) => documents))],
          schema,
        }),
  ]);
}
