import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The address of the workbench as a single file, from the server's page, if it has one. */
const file = document.querySelector<HTMLMetaElement>('meta[name="billwright-file"]')?.content;

/** Offers the workbench as a single file, if the server has it. */
export function OneFileSection() {
  if (!file) return null;
  return (
    <div className="grid gap-1.5">
      <a href={file} download className="font-medium text-accent underline">
        {say(texts.oneFile)}
      </a>
      <p className="text-soft text-xs">{say(texts.oneFileHow)}</p>
    </div>
  );
}
