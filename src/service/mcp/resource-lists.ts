import { addonSummaries, regimeSummaries, schemaIds } from '../../engine/index.ts';
import { SCHEMA_BASE } from '../../engine/model/schema-id.ts';
import { formats } from '../../formats/list/formats.ts';
import { findAddon, findFormat, findRegime, findSchema, type LookupResult, listFormats } from '../lookups.ts';

/** Reference data available as resources: schemas, regimes, addons and formats (chapter 09 §8.3). */
export interface ResourceList {
  /** The name in URIs. */
  name: 'schemas' | 'regimes' | 'addons' | 'formats';
  title: string;
  description: string;
  list(): unknown | Promise<unknown>;
  entry: {
    name: string;
    title: string;
    description: string;
    /** The name of the variable for an entry. */
    variable: 'path' | 'code' | 'key';
    /** Returns the names of all entries, sorted. */
    names(): string[];
    find(name: string): LookupResult | Promise<LookupResult>;
  };
}

const schemaPaths = () => schemaIds().map((id) => id.slice(SCHEMA_BASE.length));
const regimeCodes = () => regimeSummaries().map(({ country }) => country.toLowerCase());
const addonKeys = () => addonSummaries().map(({ key }) => key);
const formatKeys = () => formats.map(({ key }) => key).sort();

export const resourceLists: readonly ResourceList[] = [
  {
    name: 'schemas',
    title: 'Schemas',
    description: 'The IDs of all schemas: the objects and values of the standard.',
    list: () => ({ schemas: schemaIds() }),
    entry: {
      name: 'schema',
      title: 'Schema',
      description: 'The JSON Schema of an object or value by its path, such as bill/invoice.',
      variable: 'path',
      names: schemaPaths,
      find: findSchema,
    },
  },
  {
    name: 'regimes',
    title: 'Tax regimes',
    description: 'The codes of the countries that have a tax regime.',
    list: () => ({ regimes: regimeCodes() }),
    entry: {
      name: 'regime',
      title: 'Tax regime',
      description:
        'The tax categories, rates with their start dates, tags, scenarios and corrections of a country, by its code, such as es.',
      variable: 'code',
      names: regimeCodes,
      find: findRegime,
    },
  },
  {
    name: 'addons',
    title: 'Addons',
    description: 'The keys of the addons: what national formats need beyond the rules of a country.',
    list: () => ({ addons: addonKeys() }),
    entry: {
      name: 'addon',
      title: 'Addon',
      description: 'The extensions, tags, scenarios and corrections of an addon, by its key, such as es-facturae-v3.',
      variable: 'key',
      names: addonKeys,
      find: findAddon,
    },
  },
  {
    name: 'formats',
    title: 'Formats',
    description: 'The formats of e-invoices that convert writes and reads, with their purposes.',
    list: async () => ({ formats: await listFormats() }),
    entry: {
      name: 'format',
      title: 'Format',
      description:
        'The identifiers, addons and rule sets of a format of e-invoices, with their versions, by its key, such as xrechnung-ubl.',
      variable: 'key',
      names: formatKeys,
      find: findFormat,
    },
  },
];
