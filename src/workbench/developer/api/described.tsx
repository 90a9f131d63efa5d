import { language, say } from '../../ui/texts/say.ts';

/** A text of the service's description. Texts that a newer service has are not translated; they are marked as English. */
export function Described({ text }: { text: string }) {
  const isTranslated = language.translation === undefined || language.translation.find(text) !== undefined;
  return <span lang={isTranslated ? undefined : 'en'}>{say<string>(text)}</span>;
}
