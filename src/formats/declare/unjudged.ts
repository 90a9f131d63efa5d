import { type Message, message } from '../../engine/text/message.ts';

/** The code of the warning that an invoice claims no supported format. */
export const UNJUDGED = 'BW-XML-UNJUDGED';

/** An invoice of a family: its key, and its name with the version that the invoice states. */
export interface RecognisedFamily {
  readonly key: string;
  readonly name: string;
}

/** Says that an invoice is not judged. @param isRead whether it can be read nevertheless */
export function unjudgedText({ name }: RecognisedFamily, isRead: boolean): Message {
  return isRead
    ? message('Billwright cannot check {name}, but can read it.', { name })
    : message('Billwright cannot check or read {name}.', { name });
}
