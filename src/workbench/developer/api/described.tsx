import { language, say } from '../../ui/texts/say.ts';
import { withoutMarks } from './operations.ts';

/**
 * A text of the service's description, in which code is between backticks; translations have no marks. Texts that a newer service has are not
 * translated; they are marked as English.
 */
export function Described({ text }: { text: string }) {
  const plain = withoutMarks(text);
  const { translation } = language;
  if (translation?.find(plain) !== undefined) return <span>{say<string>(plain)}</span>;
  const parts = text.split('`');
  return (
    <span lang={translation && 'en'}>
      {parts.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by their number.
        return index % 2 === 1 ? <code key={index}>{part}</code> : part;
      })}
    </span>
  );
}
