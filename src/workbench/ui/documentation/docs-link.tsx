import { say } from '../texts/say.ts';
import { Words } from '../texts/words.tsx';
import * as texts from './texts.ts';

/** The path of the documentation, from the server's page, if available. */
const address = document.querySelector<HTMLMetaElement>('meta[name="billwright-docs"]')?.content;

/** Returns the address of a page of the documentation, if available. */
export function guideAddress(guide: string): string | undefined {
  return address && `${address}${guide}`;
}

/** A sentence with a link to the documentation, if available. */
export function DocsLink() {
  if (!address) return null;
  const link = (
    <a href={address} target="_blank" rel="noreferrer" className="text-accent underline">
      {say(texts.documentation)}
    </a>
  );
  return (
    <p className="text-soft">
      <Words text={texts.read} values={{ documentation: link }} />
    </p>
  );
}
