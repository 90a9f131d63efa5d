import { createContext } from 'react';
import { fieldName } from '../engine/document/names.ts';

/** Returns the name of a field of the open document by its path, in the words of the form. */
export const FieldNames = createContext<(path: string) => string>(fieldName);
