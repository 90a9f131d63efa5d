import { Definition } from '../cbc/definition.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';

/** The path of a schema, such as bill/invoice, for which a definition applies. */
export const schemaField = field(text, 'Schema', 'The schema of the documents concerned, such as bill/invoice.', {
  required: true,
});

/** The tags that documents of a schema may have (chapter 03 §5.2). */
export const TagSet = object(
  'tax.TagSet',
  { title: 'Tag Set', description: 'The tags that documents of one schema can have.' },
  {
    schema: schemaField,
    list: field(list(Definition), 'List', 'The tags with their meanings.', { required: true }),
  },
);
export type TagSet = InstanceOf<typeof TagSet>;
