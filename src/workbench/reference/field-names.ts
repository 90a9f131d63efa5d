import { createContext } from 'react';
import { fieldName } from '../engine/document/names.ts';

/** How the form names the open document. */
interface Names {
  /** Returns the name of a field by its path. */
  field(path: string): string;
  /** Returns the name of a value of the field at a path, or the value. */
  value(path: string, value: string): string;
}

export const FieldNames = createContext<Names>({ field: fieldName, value: (_path, value) => value });
