import { type Localized, nameOfLanguage } from './language.ts';

/** A text with its language, marked if it is not the requested one. */
export function LocalizedText({ localized }: { localized: Localized | undefined }) {
  if (!localized) return null;
  return (
    <>
      <span lang={localized.lang} dir="auto">
        {localized.text}
      </span>
      {localized.fallback && (
        <span className="ml-1.5 inline-block rounded bg-sunk px-1 align-baseline font-normal text-2xs text-faint">
          {nameOfLanguage(localized.lang)}
        </span>
      )}
    </>
  );
}
