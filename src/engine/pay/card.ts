import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';

/** The displayable data of a payment card (chapter 03 §11.4). Documents must never contain the full number. */
export const Card = object(
  'pay.Card',
  { title: 'Card', description: 'The parts of a payment card that may be shown. Never put the full number here.' },
  {
    first6: field(text, 'First 6', 'The first six digits, which identify the issuer.'),
    last4: field(text, 'Last 4', 'The last four digits, so that the holder recognises the card.'),
    holder: field(text, 'Holder Name', 'The name on the card.'),
  },
);
export type Card = InstanceOf<typeof Card>;
