import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';

/** A short text sent as a document (chapter 01 §20). It is not normalised. */
export const Message = object(
  'note.Message',
  { title: 'Message', description: 'A short text that you can send as a document.' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the message. Generated when it is built.'),
    title: field(text, 'Title', 'The subject of the message.'),
    content: field(text, 'Content', 'The message itself.', { required: true }),
    meta: field(meta, 'Meta Data', 'Further texts of your own about the message.'),
  },
);
export type Message = InstanceOf<typeof Message>;

export const messageRules = rules(Message, 'GOBL-NOTE-MESSAGE', [
  at('content', [check('01', 'A message needs its text in content.', present)]),
]);
