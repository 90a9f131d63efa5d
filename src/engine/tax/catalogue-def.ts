import { Definition } from '../cbc/definition.ts';
import { key } from '../cbc/key.ts';
import { localText } from '../i18n/string.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';

/** A list of codes that is independent of countries and addons (chapter 03 §12). */
export const CatalogueDef = object(
  'tax.CatalogueDef',
  {
    title: 'Catalogue Definition',
    description: 'Extensions that are independent of countries and addons, such as UN/EDIFACT lists.',
  },
  {
    key: field(key, 'Key', 'The word for the catalogue.', { required: true }),
    name: field(localText, 'Name', 'The name, by language.', { required: true }),
    description: field(localText, 'Description', 'A description of its content, by language.'),
    extensions: field(list(Definition), 'Extensions', 'Its extensions.', { required: true }),
  },
);
export type CatalogueDef = InstanceOf<typeof CatalogueDef>;
