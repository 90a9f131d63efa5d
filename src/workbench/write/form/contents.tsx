import { isObject } from '../../engine/document/values.ts';
import { DocumentFields } from './document-fields.tsx';
import type { FieldAt } from './form-context.ts';
import { ListFields } from './list-fields.tsx';
import { MapFields } from './map-fields.tsx';
import { ObjectFields } from './object-fields.tsx';
import { RawValue } from './raw-value.tsx';
import * as texts from './texts.ts';

/** The content of a value with parts, by its kind. */
export function Contents({ field, path, value, depth }: FieldAt) {
  switch (field.kind) {
    case 'list':
      if (value !== undefined && !Array.isArray(value)) return <RawValue value={value} text={texts.notList} />;
      return <ListFields field={field} path={path} entries={value ?? []} depth={depth} />;
    case 'map':
      if (value !== undefined && !isObject(value)) return <RawValue value={value} text={texts.notObject} />;
      return <MapFields field={field} path={path} value={value ?? {}} />;
    case 'document':
      return <DocumentFields field={field} path={path} value={value} depth={depth} />;
    default:
      if (value !== undefined && !isObject(value)) return <RawValue value={value} text={texts.notObject} />;
      return <ObjectFields field={field} path={path} value={value ?? {}} depth={depth} />;
  }
}
