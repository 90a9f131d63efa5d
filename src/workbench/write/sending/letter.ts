import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, partAt, text as textIn } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns the message to a document's customer, which the user may change. */
export function letterFor(text: string): { to: string; subject: string; message: string } {
  const { kind, title, numbered } = describe(text);
  const document = numbered ? `${kind} ${title}` : kind;
  const supplier = supplierIn(text) ?? '';
  return {
    to: addressOf(text, 'customer') ?? '',
    subject: supplier ? say(texts.subjectOf, { document, supplier }) : document,
    message: say(texts.messageOf, { document, supplier }).trim(),
  };
}

export function addressOf(text: string, party: 'supplier' | 'customer'): string | undefined {
  return textIn(partAt(documentIn(text), [party, 'emails', 0, 'addr']));
}

/** Returns the name of the supplier. */
export function supplierIn(text: string): string | undefined {
  return textIn(partAt(documentIn(text), ['supplier', 'name']));
}

const documentIn = (text: string) => contentsOf(contentOf(text));
