import { type Message, message } from '../../engine/text/message.ts';
import type { RuleClass } from './class.ts';

/** The name of a fault of each class. German has the words of the ministry's letter. */
export const classNames: Readonly<Record<RuleClass, Message>> = {
  format: message('Format error'),
  content: message('Content error'),
  business: message('Business rule error'),
  advice: message('Advice'),
};
