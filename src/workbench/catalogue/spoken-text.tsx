import { nameOfLanguage, type Spoken } from './language.ts';

/** A text with its language, and a mark where it is not the one that was asked for. */
export function SpokenText({ spoken }: { spoken: Spoken | undefined }) {
  if (!spoken) return null;
  return (
    <>
      <span lang={spoken.lang} dir="auto">
        {spoken.text}
      </span>
      {spoken.fallback && (
        <span className="ml-1.5 inline-block rounded bg-sunk px-1 align-baseline font-normal text-2xs text-faint">
          {nameOfLanguage(spoken.lang)}
        </span>
      )}
    </>
  );
}
