import { message } from '../../engine/text/message.ts';

/** A rule that the official files of a set have under a number of their own. */
export interface NumberedRule {
  readonly set: string;
  /** Its code here. */
  readonly code: string;
}

/** The description of a number that no listed rule has. */
export const NUMBERED = message(
  'A rule of Factur-X under the number that its own validator uses. Check the file here: the same rule has a code with the name of its element.',
);
