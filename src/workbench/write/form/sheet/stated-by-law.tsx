import { statementsOf } from '../../../../paper/statements.ts';
import { isObject } from '../../../engine/document/values.ts';
import { say } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { useBuiltPart } from '../form-state.ts';
import * as texts from './texts.ts';

/** What the page says besides what was written, because the law asks for it. */
export function StatedByLaw() {
  const { country } = useForm();
  const built = useBuiltPart([]);
  const sentences = isObject(built) ? statementsOf(built, country).join(' ') : '';
  return sentences === '' ? null : <p className="text-soft text-xs">{say(texts.statedByLaw, { sentences })}</p>;
}
